import { serverError } from '@console/api/core/hydra/problem';
import * as scrapeCodeEndpoints from '@console/api/scrape-code/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { acmeWorkday } from '@console/mocks/scrapes/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../.storybook/decorators/address.ts';
import {
  button,
  colleagueSaves,
  editor,
  editorMeta,
  enabled,
  lines,
  save,
  typeCode,
} from '../../../../.storybook/play/codeEditor.tsx';
import { CodeEditorPage } from './CodeEditorPage.tsx';

const meta: Meta<typeof CodeEditorPage> = {
  ...editorMeta,
  title: 'features/code-editor/History',
};
export default meta;
type Story = StoryObj<typeof CodeEditorPage>;

const notices = () => document.querySelector('[data-over-dialogs]');
const selector = async (name: string) => screen.findByRole('combobox', { name });
const optionsOf = (select: HTMLElement) =>
  [...select.querySelectorAll('option')].map(({ text }) => text);
const valuesOf = (select: HTMLElement) =>
  [...select.querySelectorAll('option')].map(({ value }) => value);
const side = async (name: RegExp | string) => screen.findByRole('textbox', { name });

export const Versions: Story = {
  parameters: { address: '/scrapes/812/parser/history' },
  play: async ({ step }) => {
    await step('A-CED-019 A-CED-020 A-CED-021 two selectors with labelled versions', async () => {
      for (const name of ['Left Version', 'Right Version'])
        await expect(optionsOf(await selector(name))).toEqual([
          expect.stringMatching(/^3 - 05\/21\/2026.* \(Last Saved\)$/),
          expect.stringMatching(/^2 - 04\/18\/2026 [A-Z]\. \w+$/),
          expect.stringMatching(/^1 - 03\/02\/2026 [A-Z]\. \w+$/),
        ]);
    });
    await step('the newest stands beside the one before it', async () => {
      await side(/^2 - 04/);
      await side(/^3 - 05/);
    });
    await step('each is listed with its time, person and reason', async () => {
      const listed = within(screen.getByRole('list', { name: 'Versions' })).getAllByRole(
        'listitem',
      );
      await expect(listed).toHaveLength(3);
      await expect(listed[0]?.textContent).toMatch(
        /^3 · 05\/21\/2026 \d\d:\d\d .+ · [A-Z]\. \w+ · [A-Z]\w+/,
      );
    });
    const ids = valuesOf(await selector('Left Version'));
    await step('H-CED-001 the address names both', async () => {
      await waitFor(() =>
        expect(address()).toBe(`/scrapes/812/parser/history?left=${ids[1]}&right=${ids[0]}`),
      );
    });
    await step('a choice is a link', async () => {
      await userEvent.selectOptions(await selector('Left Version'), ids[2] ?? '');
      await expect(address()).toBe(`/scrapes/812/parser/history?left=${ids[2]}&right=${ids[0]}`);
      await side(/^1 - 03/);
    });
  },
};

/** After a save the history begins with the new version, also where it was read before. */
export const AfterASave: Story = {
  parameters: { address: '/scrapes/812/parser/history' },
  play: async () => {
    await side(/^3 - 05/);
    await userEvent.click(screen.getByRole('link', { name: 'New Code' }));
    await typeCode('// mine ', 'Parser Code');
    await save('Save Parser Code');
    await expect(await screen.findByText('Parser has been saved.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('link', { name: 'Code History' }));
    await waitFor(async () => {
      const ids = valuesOf(await selector('Left Version'));
      await expect(ids).toHaveLength(4);
      await expect(address()).toBe(`/scrapes/812/parser/history?left=${ids[1]}&right=${ids[0]}`);
    });
    await side(/^3 - 05/);
    await side(/^4 - .*Last Saved/);
  },
};

/** The link to a comparison is still one after the scrape has become a combo. */
export const LinkOfACombo: Story = {
  parameters: { address: '/scrapes/4/spider/history?left=7&right=draft' },
  play: async () => {
    await selector('Left Version');
    await expect(address()).toBe('/scrapes/4/combo/history?left=7&right=draft');
  },
};

export const NeitherIsChosen: Story = {
  parameters: {
    address: '/scrapes/812/parser/history?left=1&right=2',
    covers: ['A-CED-022'],
  },
  play: async () => {
    for (const name of ['Left Version', 'Right Version']) {
      await expect(await selector(name)).toHaveAccessibleDescription('This is required');
      await expect(await selector(name)).toHaveAttribute('aria-required', 'true');
    }
    await expect(screen.getByText(/^There is no such version\./)).toBeVisible();
  },
};

export const OnlyOneVersion: Story = {
  parameters: { address: '/scrapes/4/combo/history' },
  play: async () => {
    await expect(await screen.findByText('There is only one version.')).toBeVisible();
  },
};

export const UnsavedCode: Story = {
  play: async ({ step }) => {
    await typeCode('// mine ');
    await userEvent.click(screen.getByRole('link', { name: 'Code History' }));
    await step('the unsaved text can be compared', async () => {
      const right = await selector('Right Version');
      await waitFor(() => expect(optionsOf(right)).toContain('Unsaved code'));
      await userEvent.selectOptions(right, 'draft');
      await expect(address()).toMatch(/^\/scrapes\/812\/spider\/history\?left=\d+&right=draft$/);
      await side('Unsaved code');
    });
    await step('A-CED-032 nothing can be saved here', async () => {
      const save = button('Save Spider Code');
      await expect(save).toHaveAttribute('aria-disabled', 'true');
      await userEvent.hover(save);
      await waitFor(() => expect(save).toHaveAccessibleDescription('Go to New Code to save.'));
    });
    await step('the key says so, until the code is shown again', async () => {
      await userEvent.keyboard('{Control>}s{/Control}');
      await waitFor(() => expect(notices()).toHaveTextContent('Go to New Code to save.'));
    });
    await step('going back to the code keeps it', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'New Code' }));
      await waitFor(() => expect(lines()).toMatch(/^\/\/ mine /));
      await waitFor(() => expect(notices()).not.toHaveTextContent('Go to New Code to save.'));
    });
  },
};

/** 51 versions, of which a page holds fifty. */
const manyVersions = Array.from({ length: 51 }, (_, index) => ({
  id: 51 - index,
  scrape_id: 812,
  code: `<?php // version ${51 - index}`,
  code_type: 'spider',
  index: 51 - index,
  modified: acmeWorkday.spider_last_date_modified,
  reason_code: 'bug_fix',
  user: null,
}));
const pages: number[] = [];
const historyPages = (isRefused: (page: number) => boolean) =>
  endpoint(scrapeCodeEndpoints.codeHistory, ({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('page'));
    pages.push(page);
    if (isRefused(page)) throw serverError();
    return Response.json({
      'hydra:member': manyVersions.slice((page - 1) * 50, page * 50),
      'hydra:totalItems': manyVersions.length,
    });
  });

/** A link to a version that is not among the first fifty. */
export const OldVersion: Story = {
  parameters: {
    address: '/scrapes/812/spider/history?left=1&right=51',
    inFront: [historyPages(() => false)],
  },
  play: async () => {
    await side(/^1 - 05/);
    await side(/^51 - 05/);
    await expect(screen.queryByRole('button', { name: 'Older versions' })).toBeNull();
  },
};

/** The button goes with the oldest versions, and hands its focus on. */
export const OlderVersions: Story = {
  parameters: {
    address: '/scrapes/812/spider/history?left=50&right=51',
    inFront: [historyPages(() => false)],
  },
  play: async () => {
    const left = await selector('Left Version');
    await userEvent.click(await screen.findByRole('button', { name: 'Older versions' }));
    await waitFor(() => expect(optionsOf(left).at(-1)).toMatch(/^1 - 05/));
    await expect(screen.queryByRole('button', { name: 'Older versions' })).toBeNull();
    await expect(screen.getByRole('complementary', { name: 'Versioning' })).toHaveFocus();
  },
};

/** Whether the chosen label fits into the selector, beside its arrow. */
function fits(select: HTMLElement) {
  const { clientWidth, clientHeight } = select;
  const { font, lineHeight, paddingTop, paddingLeft, whiteSpace } = getComputedStyle(select);
  const probe = document.createElement('div');
  probe.textContent = (select as HTMLSelectElement).selectedOptions[0]?.text ?? '';
  const width = clientWidth - 2 * Number.parseFloat(paddingLeft) - ARROW_PX;
  Object.assign(probe.style, { font, lineHeight, whiteSpace, inlineSize: `${width}px` });
  document.body.append(probe);
  const { scrollWidth, offsetWidth, offsetHeight } = probe;
  probe.remove();
  return (
    scrollWidth <= offsetWidth && offsetHeight <= clientHeight - 2 * Number.parseFloat(paddingTop)
  );
}
const ARROW_PX = 20;

/** A version of somebody with a long name can be read in the selector and above the code. */
export const LongNames: Story = {
  globals: { viewport: { value: 'narrow' } },
  parameters: {
    address: '/scrapes/812/spider/history',
    inFront: [
      endpoint(scrapeCodeEndpoints.codeHistory, () =>
        Response.json({
          'hydra:member': manyVersions.slice(0, 2).map((version) => ({
            ...version,
            user: { id: 5, first_name: 'Katherine', last_name: 'Featherstonehaugh-Smith' },
          })),
          'hydra:totalItems': 2,
        }),
      ),
    ],
  },
  play: async () => {
    const label = /^51 - 05.* K\. Featherstonehaugh-Smith \(Last Saved\)$/;
    await side(label);
    const right = await selector('Right Version');
    await expect(right).toHaveDisplayValue(label);
    await expect(fits(right)).toBe(true);
    await expect(screen.getByText(label, { selector: 'span' })).toBeVisible();
  },
};

/** The versions cannot be read. Retry reads them again. */
export const OldVersionFails: Story = {
  parameters: {
    address: '/scrapes/812/spider/history?left=1&right=51',
    inFront: [historyPages((page) => page === 2 && pages.filter((read) => read === 2).length < 2)],
  },
  beforeEach: () => {
    pages.length = 0;
  },
  play: async () => {
    await expect(await screen.findByText('The history could not be loaded.')).toBeVisible();
    await userEvent.click(button('Retry'));
    await side(/^1 - 05/);
    await expect(Math.max(...pages)).toBe(2);
  },
};

/** Older versions cannot be read. Those that were read stay, and the button reads again. */
export const OlderVersionsFail: Story = {
  ...OldVersionFails,
  parameters: {
    ...OldVersionFails.parameters,
    address: '/scrapes/812/spider/history?left=2&right=51',
  },
  play: async () => {
    const left = await selector('Left Version');
    await expect(optionsOf(left).at(-1)).toMatch(/^2 - 05/);
    await userEvent.click(button('Older versions'));
    await screen.findByText('Internal Server Error');
    await expect(optionsOf(left).at(-1)).toMatch(/^2 - 05/);
    await userEvent.click(button('Older versions'));
    await waitFor(() => expect(optionsOf(left).at(-1)).toMatch(/^1 - 05/));
    await expect(Math.max(...pages)).toBe(2);
  },
};

export const Restoring: Story = {
  parameters: { address: '/scrapes/812/parser/history' },
  play: async () => {
    await selector('Left Version');
    await userEvent.click(button('Restore Left Version'));
    await expect(address()).toBe('/scrapes/812/parser/code');
    await waitFor(() => expect(lines()).not.toContain('acme_parser_marker'));
    await enabled('Save Parser Code');
    const area = await editor('Parser Code');
    await waitFor(() => expect(area).toHaveFocus());
    fireEvent.keyDown(area, { key: 'z', keyCode: 90, ctrlKey: true });
    await waitFor(() => expect(lines()).toContain('acme_parser_marker'));
  },
};

/** Two versions that look the same: nothing of the one could be seen in the editor. */
export const OnlyLineEnds: Story = {
  parameters: { address: '/scrapes/812/spider' },
  play: async () => {
    const { spider_code: code } = acmeWorkday;
    await colleagueSaves({
      spider_code: code?.replaceAll('\n', '\r\n'),
      code_change_reason_code: 'bug_fix',
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Code History' }));
    await expect(
      await screen.findByText('The two texts are the same. They differ only in their line ends.'),
    ).toBeInTheDocument();
    for (const name of ['Restore Left Version', 'Restore Right Version']) {
      await userEvent.hover(button(name));
      await waitFor(() =>
        expect(button(name)).toHaveAccessibleDescription(/^The editor has this text already\./),
      );
    }
  },
};

/** Where the code can only be read, no version can be restored. */
export const ReadOnly: Story = {
  parameters: { address: '/scrapes/33/spider/history' },
  play: async () => {
    await selector('Left Version');
    for (const name of ['Restore Left Version', 'Restore Right Version']) {
      await userEvent.hover(button(name));
      await waitFor(() =>
        expect(button(name)).toHaveAccessibleDescription('The scrape is archived.'),
      );
      await userEvent.click(button(name));
    }
    await expect(address()).toMatch(/^\/scrapes\/33\/spider\/history/);
  },
};
