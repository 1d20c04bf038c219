import type { Locator, Page } from 'playwright/test';
import { api, colleague, crashOf, emailOf, expect, settled, signIn, test } from './console.ts';
import { givenScrape, takeScrape, type SavedScrape } from './records.ts';

const QUESTION = 'You have unsaved changes, are you sure you want to leave?';

/** Opens a code and waits until the editor is there. */
async function open(page: Page, { id }: SavedScrape, type: 'Spider' | 'Parser') {
  await page.goto(`/scrapes/${id}/${type.toLowerCase()}`);
  const editor = page.getByRole('textbox', { name: `${type} Code` });
  await expect(editor).toBeVisible();
  await expect(editor).not.toHaveAttribute('aria-busy', 'true');
}

/** Types at the start of the code and waits until the page knows of it. */
async function typeCode(page: Page, text: string, type: 'Spider' | 'Parser' = 'Spider') {
  await page.getByRole('textbox', { name: `${type} Code` }).focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type(text);
  await expect(page.getByRole('button', { name: `Save ${type} Code` })).not.toHaveAttribute(
    'aria-disabled',
  );
}

const code = (page: Page) => page.locator('.view-lines').first();
const question = (page: Page) => page.getByText(QUESTION);
const fromServer = async (page: Page, id: number) =>
  (await (await page.request.get(api(`/scrapes/${id}`))).json()) as SavedScrape;

async function save(page: Page, type: 'Spider' | 'Parser' = 'Spider') {
  await page.getByRole('button', { name: `Save ${type} Code` }).click();
  const dialog = page.getByRole('dialog', { name: `Save ${type} Code` });
  await dialog.getByRole('combobox', { name: 'Reason Code' }).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Save' }).click();
}

test('H-CED-004 what is typed before the editor comes, and while it comes, is in the editor', async ({
  page,
}) => {
  await signIn(page, 'scraper');
  const scrape = await takeScrape(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    const answer = await route.fetch();
    const script = await answer.text();
    if (script.includes('view-lines')) await held;
    await route.fulfill({ response: answer, body: script });
  });
  await page.goto(`/scrapes/${scrape.id}/spider`);
  const field = page.getByRole('textbox', { name: 'Spider Code' });
  await field.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('// typed before the editor ');
  await expect(page.locator('.monaco-editor')).toHaveCount(0);
  release();
  await page.keyboard.type('and while it comes, letter by letter, without a pause ', { delay: 40 });
  await expect(code(page)).toContainText(
    '// typed before the editor and while it comes, letter by letter, without a pause <?php',
  );
  await expect(field).toBeFocused();
  await save(page);
  await expect(page.getByText('Spider has been saved.')).toBeVisible();
  expect((await fromServer(page, scrape.id)).spider_code).toMatch(
    /^\/\/ typed before the editor and while it comes, letter by letter, without a pause <\?php/,
  );

  await field.focus();
  for (let step = 0; step < 60; step += 1) await page.keyboard.press('Control+z');
  await expect(code(page)).toContainText(/^<\?php/);
});

test('A-CED-025 A-CED-026 B-SCR-013 leaving asks when there is something to lose, and keeps a draft', async ({
  page,
}) => {
  await signIn(page, 'scraper');
  const scrape = await takeScrape(page);
  await page.goto(`/scrapes/${scrape.id}`);
  await page.getByRole('link', { name: 'Spider Code' }).click();
  await expect(page.getByRole('textbox', { name: 'Spider Code' })).toBeVisible();

  await page.getByRole('link', { name: 'Tag Management' }).click();
  await expect(page).toHaveURL('/tags');
  await expect(question(page)).toBeHidden();
  await page.goBack();

  await typeCode(page, '// mine ');
  await page.getByRole('link', { name: 'Tag Management' }).click();
  await expect(question(page)).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(code(page)).toContainText('// mine');
  // Without waiting for its end: the way back is held.
  await page.evaluate(() => history.back());
  await expect(question(page)).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(`/scrapes/${scrape.id}/spider`);

  await page.getByRole('button', { name: 'View Parser' }).click();
  await expect(page.getByRole('textbox', { name: 'Parser Code' })).toBeVisible();
  await page.getByRole('link', { name: 'Code History' }).click();
  await page.getByRole('link', { name: 'New Code' }).click();
  await page.getByRole('button', { name: 'View Spider' }).click();
  await expect(code(page)).toContainText('// mine');
  await expect(question(page)).toBeHidden();

  await page.getByRole('link', { name: 'Tag Management' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/tags');
  await expect(page.getByText('Your draft has been kept.')).toBeVisible();

  await open(page, scrape, 'Spider');
  await expect(page.getByText(/^Unsaved draft from/)).toBeVisible();
  await expect(code(page)).not.toContainText('// mine');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(code(page)).toContainText('// mine');
});

test('H-CED-001 a colleague saved in between: nobody loses a line, and the diff is a link', async ({
  page,
  browser,
}) => {
  await signIn(page, 'scraper');
  const scrape = await takeScrape(page);
  await open(page, scrape, 'Spider');
  await typeCode(page, '// mine ');

  const other = await colleague(browser, 'admin');
  await open(other, scrape, 'Spider');
  await typeCode(other, '// theirs ');
  await save(other);
  await expect(other.getByText('Spider has been saved.')).toBeVisible();

  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Somebody saved first' });
  await expect(dialog).toContainText(/Spider: .+ saved it on /);
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Spider has been saved.')).toBeVisible();
  expect((await fromServer(page, scrape.id)).spider_code).toBe(`// mine ${scrape.spider_code}`);

  await page.getByRole('link', { name: 'Code History' }).click();
  await expect(page).toHaveURL(/\/spider\/history\?left=\d+&right=\d+$/);
  const label = async (name: string) => {
    const chosen = page.getByRole('combobox', { name }).locator('option:checked');
    return ((await chosen.textContent()) ?? '').replace(' (Last Saved)', '');
  };
  const compared = [await label('Left Version'), await label('Right Version')];
  expect(compared).toEqual([
    expect.stringMatching(/^\d+ - .+ A\. Moreau$/),
    expect.stringMatching(/^\d+ - .+ J\. Keller$/),
  ]);
  const [left = 0, right] = compared.map((name) => Number.parseInt(name, 10));
  expect(right).toBe(left + 1);

  // The link shows the same two versions after one more save.
  await open(other, scrape, 'Spider');
  await typeCode(other, '// once more ');
  await save(other);
  await expect(other.getByText('Spider has been saved.')).toBeVisible();
  await other.goto(page.url());
  for (const name of compared)
    await expect(other.getByRole('textbox', { name, exact: true })).toBeAttached();
  await other.context().close();
});

/** Presses Enter on a link or button that has the focus, as somebody does who tabbed to it. */
async function enter(control: Locator) {
  await control.focus();
  await control.press('Enter');
}

/** The first broken scrape of the insight page whose newest errors name a line of the spider. */
async function brokenScrape(page: Page) {
  const list = await page.request.get(api('/scrapes/all_broken_scrapes?page=1&limit=20'));
  const { 'hydra:member': rows } = (await list.json()) as { 'hydra:member': { id: number }[] };
  for (const { id } of rows) {
    const scrape = (await (await page.request.get(api(`/scrapes/${id}`))).json()) as SavedScrape & {
      is_combo: boolean;
    };
    const log = await page.request.get(
      api(`/scrapes/${id}/error_log?page=1&limit=5&order[log_time]=desc`),
    );
    if (!scrape.is_combo && (await log.text()).includes('spider.php:24')) return scrape;
  }
  throw new Error('No broken scrape names a line.');
}

test('A-CED-047 from All Broken Scrapes to the link of the saved parser, without the mouse', async ({
  page,
  browser,
}) => {
  await signIn(page, 'scraper');
  const scrape = await brokenScrape(page);
  await page.goto('/insights/all-broken-scrapes');
  await enter(page.getByRole('link', { name: scrape.name, exact: true }).first());
  await expect(page).toHaveURL(`/scrapes/${scrape.id}`);
  await enter(page.getByRole('link', { name: 'Parser Code' }));

  await test.step('what is broken stands beside the code, and leads to its line', async () => {
    await expect(page.getByRole('textbox', { name: 'Parser Code' })).toBeVisible();
    for (const name of ['Runs', 'Alerts', 'Job counts'])
      await expect(page.getByRole('region', { name })).toBeVisible();
    const errors = page.getByRole('region', { name: 'Errors' });
    await enter(errors.getByRole('button', { name: 'Line 24' }).first());
    await expect(page.getByRole('textbox', { name: 'Spider Code' })).toBeFocused();
    await enter(page.getByRole('button', { name: 'View Parser' }));
  });

  await test.step('the parser is tested before and after it was mended', async () => {
    await expect(page.getByRole('textbox', { name: 'Parser Code' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Parser Code' }).focus();
    await page.keyboard.press('Control+Enter');
    const result = page.frameLocator('iframe[title="Results"]').getByText('not executed');
    await expect(result).toBeVisible();
    await typeCode(page, '// mended ', 'Parser');
    await expect(page.getByText('Older than your code')).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Older than your code')).toBeHidden();
    await page.getByRole('checkbox', { name: 'Compare' }).press('Space');
    await expect(page.locator('iframe[title^="Results "]')).toHaveCount(2);
  });

  await test.step('the difference is read, and saved with its reason', async () => {
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog', { name: 'Save Parser Code' });
    await expect(dialog.getByRole('combobox', { name: 'Reason Code' })).toBeFocused();
    await expect(dialog.getByRole('textbox', { name: 'Unsaved code' })).toBeAttached();
    await expect(dialog.getByRole('option').nth(1)).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Parser has been saved.')).toBeVisible();
    expect((await fromServer(page, scrape.id)).parser_code).toBe(`// mended ${scrape.parser_code}`);
  });

  await test.step('a colleague sees the saved difference by its link', async () => {
    await enter(page.getByRole('link', { name: 'Code History' }));
    await expect(page).toHaveURL(/\/parser\/history\?left=\d+&right=\d+$/);
    const other = await colleague(browser, 'admin');
    await other.goto(page.url());
    await expect(other.getByRole('textbox', { name: /\(Last Saved\)$/ })).toBeAttached();
    await expect(other.locator('.view-lines').last()).toContainText('// mended');
    await other.context().close();
  });
});

/** Whether this browser has stored a draft with the text. */
const hasDraft = (page: Page, text: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<boolean>((resolve, reject) => {
        const opened = indexedDB.open('drafts');
        opened.onerror = reject;
        opened.onsuccess = () => {
          const drafts = opened.result.transaction('drafts').objectStore('drafts').getAll();
          drafts.onsuccess = () => {
            opened.result.close();
            resolve(JSON.stringify(drafts.result).includes(wanted));
          };
        };
      }),
    text,
  );

test('H-CED-003 a crash while somebody types without a pause leaves what was typed as a draft', async ({
  page,
  context,
}) => {
  await signIn(page, 'scraper');
  const scrape = await takeScrape(page);
  await open(page, scrape, 'Spider');
  const crash = await crashOf(context, page);
  await page.getByRole('textbox', { name: 'Spider Code' }).focus();
  await page.keyboard.press('Control+Home');
  // Keys follow one another until the draft of the first ones is stored.
  for (let stored = false; !stored; stored = await hasDraft(page, '#mine'))
    await page.keyboard.type('#mine');
  await crash();

  const again = await context.newPage();
  await open(again, scrape, 'Spider');
  await again.getByRole('button', { name: 'Restore' }).click();
  await expect(code(again)).toContainText('#mine');
});

test('Ctrl+M lets Tab leave the editor, and lets it indent again; Ctrl+F finds in the code', async ({
  page,
}) => {
  await signIn(page, 'scraper');
  await open(page, await givenScrape(page), 'Spider');
  const editor = page.getByRole('textbox', { name: 'Spider Code' });
  await editor.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Tab');
  await expect(editor).toBeFocused();
  await expect(code(page)).toHaveText(/^\s+\S/);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+m');
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(editor).not.toBeFocused();
  await editor.focus();
  await page.keyboard.press('Control+m');
  await page.keyboard.press('Tab');
  await expect(editor).toBeFocused();

  await typeCode(page, '// needle and needle ');
  await page.keyboard.press('Control+f');
  const find = page.getByRole('textbox', { name: 'Find' }).first();
  await expect(find).toBeFocused();
  await find.fill('needle');
  await expect(page.getByText(/of 2$/)).toBeVisible();
  await find.press('Escape');
  await expect(editor).toBeFocused();
});

test('when the results of a test open, the line of the cursor stays in view beside its number, and the results are in view with eight lines of the code', async ({
  page,
}) => {
  await signIn(page, 'scraper');
  await open(page, await givenScrape(page), 'Spider');
  const field = page.getByRole('textbox', { name: 'Spider Code' });
  await field.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(`<?php\n${'step();\n'.repeat(43)}`);
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('last();');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  const last = page.locator('.view-line', { hasText: 'last();' });
  const topOf = async (row: Locator) => Math.round((await row.boundingBox())?.y ?? 0);
  await expect(async () => {
    const number = page.locator('.line-numbers', { hasText: '46' });
    expect(await topOf(number)).toBe(await topOf(last));
  }).toPass();

  const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0;
  const editor = page.locator('.monaco-editor').first();
  const card = page.getByRole('region', { name: 'Test Results' });
  // Each run replaces the results of the last one, so a single look may meet neither.
  const isInView = (result: Locator, height: number) =>
    expect(async () => {
      await expect(result).toBeInViewport({ ratio: 1 });
      expect(await heightOf(result)).toBeGreaterThanOrEqual(height);
      const { y = 0 } = (await result.boundingBox()) ?? {};
      const { y: top = 0, height: room = 0 } = (await card.boundingBox()) ?? {};
      expect(y + (await heightOf(result))).toBeLessThanOrEqual(top + room);
      expect(await heightOf(editor)).toBeGreaterThanOrEqual(8 * 20);
    }).toPass();
  await field.focus();
  for (const [width, height, least] of [
    [1366, 768, 160],
    [1440, 900, 200],
    [1280, 720, 120],
    [1024, 768, 100],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.keyboard.press('Control+Enter');
    await isInView(page.getByTitle('Results', { exact: true }), least);
    expect(await heightOf(card.getByRole('heading', { name: 'Test Results' }))).toBe(32);
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.getByRole('checkbox', { name: 'Compare' }).check();
  await isInView(page.getByTitle(/^Results 1/), 160);
  await isInView(page.getByTitle(/^Results 2/), 160);
});

test('a theme is there again after a reload', async ({ page }) => {
  await signIn(page, 'scraper');
  await open(page, await givenScrape(page), 'Spider');
  const theme = page.getByRole('combobox', { name: 'Editor Theme' });
  const background = page.locator('.monaco-editor').first();
  await expect(theme.getByRole('option')).toHaveCount(55);
  await theme.selectOption('GitHub Light');
  await expect(background).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.reload();
  await expect(theme).toHaveValue('GitHub Light');
  await expect(background).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('keys that are typed while the version of a colleague arrives are kept', async ({
  page,
  context,
}) => {
  await signIn(page, 'scraper');
  const scrape = await takeScrape(page);
  const other = await context.newPage();
  await open(page, scrape, 'Spider');
  await open(other, scrape, 'Spider');
  await typeCode(other, '// colleague ');
  await save(other);
  await expect(other.getByText('Spider has been saved.')).toBeVisible();

  await page.getByRole('textbox', { name: 'Spider Code' }).focus();
  await page.keyboard.press('Control+Home');
  const answered = page.waitForResponse(`**/scrapes/${scrape.id}`);
  await page.keyboard.type('// mine ');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await answered;
  await settled(page);
  await expect(code(page)).toContainText('// mine');
});

test('two tabs on one scrape: a reload asks in the words of the browser, each keeps its own draft, and the later save asks', async ({
  page,
  context,
}) => {
  await signIn(page, 'scraper');
  const scrape = await takeScrape(page);
  const other = await context.newPage();
  await open(page, scrape, 'Spider');
  await open(other, scrape, 'Spider');
  await typeCode(page, '// first tab ');
  await typeCode(other, '// second tab ');
  await save(other);
  await expect(other.getByText('Spider has been saved.')).toBeVisible();

  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(code(page)).toContainText('// second tab');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(code(page)).toContainText('// first tab');
  await save(page);
  await page.getByRole('button', { name: 'Load theirs' }).click();
  await expect(code(page)).toContainText('// second tab');
  await expect(page.getByText(/^Unsaved draft from/)).toBeVisible();
  expect((await fromServer(page, scrape.id)).spider_code).toBe(
    `// second tab ${scrape.spider_code}`,
  );
});

test.describe('on Windows', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  });

  test('the session ends in the middle of a save: the code is there after the sign-in, and is saved', async ({
    page,
    context,
  }) => {
    await signIn(page, 'scraper');
    const scrape = await takeScrape(page);
    await open(page, scrape, 'Spider');
    // A code of one line has no line end of its own yet.
    await page.getByRole('textbox', { name: 'Spider Code' }).focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('<?php');
    await page.keyboard.press('Enter');
    await page.keyboard.type('mine();');
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.getByRole('button', { name: 'Save Spider Code' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save Spider Code' });
    await dialog.getByRole('combobox', { name: 'Reason Code' }).selectOption({ index: 1 });
    await context.clearCookies();
    await dialog.getByRole('button', { name: 'Save' }).click();

    await page.getByRole('button', { name: 'Sign In' }).click();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: emailOf('scraper') }).click();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(code(page)).toContainText('mine();');
    await save(page);
    await expect(page.getByText('Spider has been saved.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save Spider Code' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect((await fromServer(page, scrape.id)).spider_code).toBe('<?php\nmine();');
  });
});
