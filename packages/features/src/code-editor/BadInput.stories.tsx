import { tokenExpired } from '@console/api/core/hydra/problem';
import { page } from '@console/api/core/session/browser';
import { sessionStore } from '@console/api/core/session/session.store';
import * as scrapeCodeEndpoints from '@console/api/scrape-code/endpoints';
import * as scrapeEndpoints from '@console/api/scrapes/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { lookupHandlers } from '@console/mocks/lookups/handlers';
import { never, problemResponse } from '@console/mocks/respond';
import { missing } from '@console/mocks/scenarios';
import { acmeWorkday } from '@console/mocks/scrapes/fixtures';
import { agentFails, sessionHandlers } from '@console/mocks/session/handlers';
import { pasteText } from '@console/ui/CodeEditor/testing/typing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { held } from '../../../../.storybook/play/calls.ts';
import {
  button,
  editor,
  editorMeta,
  enabled,
  lines,
  save,
  sent,
  typeCode,
} from '../../../../.storybook/play/codeEditor.tsx';
import { CodeEditorPage } from './CodeEditorPage.tsx';

const notices = () => document.querySelector('[data-over-dialogs]');

const meta: Meta<typeof CodeEditorPage> = {
  ...editorMeta,
  title: 'features/code-editor/Bad input',
};
export default meta;
type Story = StoryObj<typeof CodeEditorPage>;

/** Pastes at the start of the code. */
async function paste(text: string) {
  await typeCode('');
  pasteText(text);
}
const codesSent = () =>
  sent.mock.calls.map(([, , body]) => (body as Record<string, string>)['spider_code']);

/** What was pasted is saved with the line ends of the code, and is clean afterwards. */
export const PastedText: Story = {
  play: async () => {
    await paste('\uFEFF// caf\uFFFD\r\n\t// two\r\n');
    await save();
    await expect(await screen.findByText('Spider has been saved.')).toBeVisible();
    await expect(codesSent()).toEqual([`// caf\uFFFD\n\t// two\n${acmeWorkday.spider_code}`]);
    await waitFor(() =>
      expect(button('Save Spider Code')).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

/** A code that the database cannot hold is not even sent. */
export const CannotBeStored: Story = {
  play: async () => {
    await paste('// one\n// a\0b\n');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Clear Cookie' }));
    const dialog = await save();
    await expect(
      await dialog.findByText('Not saved: Line 2 has a NUL character, which cannot be stored.'),
    ).toBeVisible();
    await expect(await screen.findByText('Code Configuration has been saved.')).toBeVisible();
    await expect(sent.mock.calls).toHaveLength(1);
    await waitFor(() =>
      expect(notices()).toHaveTextContent('Spider was not saved.Line 2 has a NUL character'),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(lines()).toMatch(/^\/\/ one/);
    await enabled('Save Spider Code');
  },
};

/** A proxy before the server refuses the size, in HTML. */
export const TooLargeForAProxy: Story = {
  play: async ({ msw }) => {
    msw?.use(
      endpoint(
        scrapeCodeEndpoints.update,
        () => new Response('<h1>413 Request Entity Too Large</h1>', { status: 413 }),
      ),
    );
    await typeCode('// one ');
    const dialog = await save();
    await expect(
      await dialog.findByText('Not saved: The server answered with status 413.'),
    ).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Reason Code' })).toHaveValue('bug_fix');
  },
};

/** Sends a write of another person while the page is open. */
async function elsewhere(method: string, path: string, body: object) {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: {
      'content-type': method === 'PATCH' ? 'application/merge-patch+json' : 'application/ld+json',
      'if-match': '*',
    },
    body: JSON.stringify(body),
  });
  await expect(answer.status).toBe(200);
  sent.mockClear();
}

/** The server has received the save, but its answer does not arrive in time. */
export const TimesOut: Story = {
  play: async ({ msw, step }) => {
    await typeCode('// one ');
    const limit = new AbortController();
    const timeout = spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    msw?.use(endpoint(scrapeCodeEndpoints.update, never, { once: true }));
    const dialog = await save();
    await waitFor(() => expect(timeout).toHaveBeenCalled());
    timeout.mockRestore();
    await step('after the longest time the form is as it was', async () => {
      limit.abort(new DOMException('Too late.', 'TimeoutError'));
      await expect(
        await dialog.findByText('Not saved: No response was received. It is safe to save again.'),
      ).toBeVisible();
    });
    await step('the second save finds the code of the first', async () => {
      const code = `// one ${acmeWorkday.spider_code}`;
      await elsewhere('PATCH', '/scrapes/812', {
        spider_code: code,
        code_change_reason_code: 'bug_fix',
      });
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await expect(await screen.findByText('Spider has been saved.')).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(sent.mock.calls).toHaveLength(1);
      await waitFor(() =>
        expect(button('Save Spider Code')).toHaveAttribute('aria-disabled', 'true'),
      );
    });
  },
};

const update = held(scrapeCodeEndpoints.update);

/** The dialog cannot be closed during a save. Text that is typed after the save began stays unsaved. */
export const SlowSave: Story = {
  play: async ({ msw }) => {
    msw?.use(update.handler);
    await typeCode('// one ');
    const dialog = await save();
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
    await userEvent.keyboard('{Escape}');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await update.answer();
    await expect(await screen.findByText('Spider has been saved.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await typeCode('// two ');
    await save();
    await update.answer();
    await waitFor(() =>
      expect(codesSent()).toEqual([
        `// one ${acmeWorkday.spider_code}`,
        `// two // one ${acmeWorkday.spider_code}`,
      ]),
    );
  },
};

/** The session ends during a save: no change is shown as saved. */
export const SessionEnds: Story = {
  play: async ({ msw, step }) => {
    sessionStorage.removeItem('session-reloaded-at');
    const reload = spyOn(page, 'reload').mockImplementation(() => undefined);
    await typeCode('// mine ');
    await enabled('Save Spider Code');
    msw?.use(
      endpoint(scrapeCodeEndpoints.update, () => problemResponse(tokenExpired())),
      agentFails('/refresh', 401),
      ...sessionHandlers({ isLoggedIn: false }),
    );
    const dialog = await save();
    await step('the page is reloaded, and says why nothing was saved', async () => {
      await waitFor(() => expect(reload).toHaveBeenCalledOnce());
      await expect(
        await dialog.findByText(
          'Not saved: The session has ended. Sign in again, then save again.',
        ),
      ).toBeVisible();
    });
    await expect(lines()).toMatch(/^\/\/ mine /);
    reload.mockRestore();
    sessionStore.state = 'loggedIn';
  },
};

/**
 * A colleague has turned the scrape into a combo. The parser code that was typed cannot be saved,
 * and is kept.
 */
export const ConvertedMeanwhile: Story = {
  parameters: { address: '/scrapes/812/parser' },
  play: async ({ step }) => {
    await typeCode('// mine ', 'Parser Code');
    await elsewhere('PUT', '/scrapes/812/toggle_combo', { is_combo: true });
    await save('Save Parser Code');
    await step('the page follows, and says so', async () => {
      await editor('Combo Code');
      await expect(
        screen.getByText('The type of this scrape was changed meanwhile.'),
      ).toBeVisible();
      await expect(screen.queryByText(/Status 412/)).toBeNull();
    });
    await step('the draft can be read and not be restored', async () => {
      await screen.findByText(/^Unsaved draft from/);
      await expect(button('Restore')).toHaveAttribute('aria-disabled', 'true');
      button('Restore').focus();
      await waitFor(() =>
        expect(button('Restore')).toHaveAccessibleDescription(
          'It was written while the scrape was no combo. Compare shows it, and copies it.',
        ),
      );
      await userEvent.click(button('Compare'));
      const dialog = within(await screen.findByRole('dialog', { name: /^Unsaved draft/ }));
      await expect(await dialog.findByRole('region', { name: 'Parser' })).toBeVisible();
      await dialog.findByRole('textbox', { name: 'Unsaved code' });
      const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      await userEvent.click(dialog.getByRole('button', { name: 'Copy Parser Code' }));
      await expect(written.mock.calls).toEqual([[expect.stringMatching(/^\/\/ mine <\?php/)]]);
      await expect(await screen.findByText('The code has been copied.')).toBeVisible();
      written.mockRestore();
    });
  },
};

/** The spider code that was typed is the script of the combo, where nobody else changed it. */
export const SpiderConvertedMeanwhile: Story = {
  play: async () => {
    await typeCode('// mine ');
    await enabled('Save Spider Code');
    await elsewhere('PUT', '/scrapes/812/toggle_combo', { is_combo: true });
    await save();
    await editor('Combo Code');
    await screen.findByText(/^Unsaved draft from/);
    await userEvent.click(button('Restore'));
    await waitFor(() => expect(lines()).toMatch(/^\/\/ mine /));
    await save('Save Combo Code');
    await expect(await screen.findByText('Spider has been saved.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^Unsaved draft/)).not.toBeInTheDocument());
  },
};

/** The scrape was deleted meanwhile: what was typed stays for copying. */
export const DeletedMeanwhile: Story = {
  play: async ({ msw }) => {
    await typeCode('// mine ');
    msw?.use(
      missing(scrapeCodeEndpoints.update),
      ...lookupHandlers(),
      missing(scrapeEndpoints.read),
    );
    const dialog = await save();
    await expect(await dialog.findByText('Not saved: The scrape has been deleted.')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(await screen.findByText(/Status 404/)).toBeVisible();
    await expect(screen.queryByText('2 times')).not.toBeInTheDocument();
    await expect(
      await screen.findByText('This code can only be read. The scrape has been deleted.'),
    ).toBeVisible();
    await expect(lines()).toMatch(/^\/\/ mine /);
    await expect(button('Save Spider Code')).toHaveAttribute('aria-disabled', 'true');
    await enabled('Copy');
  },
};
