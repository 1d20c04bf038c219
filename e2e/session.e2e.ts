import { emailOf, expect, settled, signIn, test } from './console.ts';

const menu = 'nav';

test('A-AUT-001 A-AUT-002 signed out, nothing but the sign-in screen shows, whatever the address', async ({
  page,
}) => {
  const refreshes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/refresh')) refreshes.push(request.url());
  });
  await page.goto('/entities?search=acme');
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page.locator(menu)).toHaveCount(0);
  expect(refreshes).toEqual([]);
});

test('A-AUT-006 A-AUT-012 the demo user list signs in and leads back to the address where it began', async ({
  page,
}) => {
  await page.goto('/users?page=1&pageSize=5');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Development identity provider')).toBeVisible();
  await page.getByRole('button', { name: emailOf('dq') }).click();
  await expect(page.getByRole('table', { name: /user/i })).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
    '/users?page=1&pageSize=5',
  );
  expect(await page.evaluate(() => localStorage.getItem('redirect-url'))).toBeNull();
});

test('A-AUT-007 a sign-in that began nowhere ends on Home', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: emailOf('user') }).click();
  await expect(page.locator(menu).first()).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto('/auth-callback');
  await expect(page).toHaveURL('/');
});

test('an archived account reads why it may not come in, and may come in as somebody else', async ({
  page,
}) => {
  await signIn(page, 'archived');
  await page.goto('/');
  await expect(page.getByText('Your account has no access to this application.')).toBeVisible();
  await expect(page.locator(menu)).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign in as someone else' }).click();
  await page.getByRole('button', { name: emailOf('admin') }).click();
  await expect(page.locator(menu).first()).toBeVisible();
});

test('A-AUT-013 A-AUT-015 logging out in one tab leads to the sign-in screen there and in the other tab', async ({
  page,
  context,
}) => {
  await signIn(page, 'dq');
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/entities');
  await expect(other.getByRole('table')).toBeVisible();

  await page.getByRole('button', { name: /user menu/i }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(await other.evaluate(() => localStorage.getItem('csrf'))).toBeNull();

  await other.reload();
  await expect(other.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('a tab whose person is no longer signed in writes nothing in another name, and keeps the text', async ({
  page,
}) => {
  await signIn(page, 'dq');
  await page.goto('/entities/1/notes');
  await page.getByRole('button', { name: 'Add Note' }).click();
  const note = page.getByRole('dialog', { name: 'Add Note' });
  await note.getByRole('textbox', { name: 'Title' }).fill('Only from me');
  await note.getByRole('textbox', { name: 'Content' }).pressSequentially('Typed by me.');
  // As another tab does, whose answer has not come yet.
  await signIn(page, 'admin');
  const written = page.waitForResponse((it) => it.request().method() === 'POST');
  await note.getByRole('button', { name: 'Submit' }).click();
  expect((await written).status()).toBe(409);
  const dialog = page.getByRole('dialog', { name: 'Somebody else is signed in now' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Go on as the other person' }).click();
  await expect(page.getByRole('button', { name: /user menu/i })).toContainText('Admin');
  await expect(page.getByText('Only from me')).toHaveCount(0);

  await signIn(page, 'dq');
  await page.reload();
  await page.getByRole('button', { name: 'Add Note' }).click();
  await note.getByRole('button', { name: 'Restore' }).click();
  await expect(note.getByRole('textbox', { name: 'Title' })).toHaveValue('Only from me');
});

test('A-AUT-017 an access token that ran out costs one refresh, and nobody notices', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin');
  await page.goto('/entities');
  await expect(page.getByRole('table')).toBeVisible();
  const refreshes: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/oauth-agent/refresh')) refreshes.push(response.status());
  });
  await context.clearCookies({ name: 'console-at' });
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(refreshes).toEqual([204]);
});

test('two tabs that meet the end of the access token together both go on', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin');
  const other = await context.newPage();
  await Promise.all([page.goto('/entities'), other.goto('/users')]);
  await Promise.all([
    expect(page.getByRole('table')).toBeVisible(),
    expect(other.getByRole('table')).toBeVisible(),
  ]);
  const loads: string[] = [];
  for (const tab of [page, other]) tab.on('load', () => loads.push(tab.url()));
  await context.clearCookies({ name: 'console-at' });
  const shorten = (tab: typeof page) =>
    tab.getByRole('combobox', { name: 'View' }).selectOption('5');
  await Promise.all([shorten(page), shorten(other)]);
  await Promise.all([
    expect(page.getByRole('row')).toHaveCount(6),
    expect(other.getByRole('row')).toHaveCount(6),
  ]);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('table')).not.toHaveAttribute('aria-busy', 'true');
    await expect(tab.getByRole('alert')).toHaveCount(0);
    await expect(tab.getByRole('button', { name: 'Sign In' })).toHaveCount(0);
  }
  expect(loads).toEqual([]);
});

test('A-AUT-014 A-AUT-018 a session that is really over reloads once and ends at the sign-in screen', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin');
  // The tags and the views are asked for after the rows.
  const later = ['tags', 'views'].map((name) =>
    page.waitForResponse(new RegExp(`/api/${name}\\?`)),
  );
  await page.goto('/entities');
  await Promise.all(later);
  await settled(page);
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await context.clearCookies({ name: /^console-(at|auth)$/ });
  await page.getByRole('columnheader', { name: 'Entity Name' }).getByRole('button').click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(loads).toHaveLength(1);
});
