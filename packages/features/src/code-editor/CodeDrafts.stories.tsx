import { page } from '@console/api/core/session/browser';
import * as scrapeCodeEndpoints from '@console/api/scrape-code/endpoints';
import * as scrapeEndpoints from '@console/api/scrapes/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { resource } from '@console/mocks/respond';
import { missing } from '@console/mocks/scenarios';
import { acmeWorkday } from '@console/mocks/scrapes/fixtures';
import { toScrapeDetail } from '@console/mocks/scrapes/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { useLocation } from 'wouter';
import { address } from '../../../../.storybook/decorators/address.ts';
import { held } from '../../../../.storybook/play/calls.ts';
import {
  button,
  editor,
  editorMeta,
  enabled,
  lines,
  save,
  typeCode,
} from '../../../../.storybook/play/codeEditor.tsx';
import { CodeEditorPage } from './CodeEditorPage.tsx';

function Screens({ config, tab = 'code' }: { config?: SWRConfiguration; tab?: string }) {
  const [here, setHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setHere(!here)}>
        {here ? 'Go away' : 'Come back'}
      </button>
      {here ? (
        <SWRConfig value={config}>
          <CodeEditorPage scrapeId={812} type="spider" tab={tab} />
        </SWRConfig>
      ) : null}
    </>
  );
}

/** The tab comes from the address. */
function RoutedScreens() {
  const [path] = useLocation();
  return <Screens tab={path.split('/').at(-1)} />;
}

const meta: Meta<typeof CodeEditorPage> = {
  ...editorMeta,
  title: 'features/code-editor/Drafts',
  render: () => <Screens />,
};
export default meta;
type Story = StoryObj<typeof CodeEditorPage>;

const offer = () =>
  screen.findByText(/^Unsaved draft from \d\d:\d\d, based on the version of 05\/21/);

/** The editor offers the draft when it is opened again, and does not restore it by itself. */
export const KeptAndRestored: Story = {
  play: async ({ step }) => {
    await typeCode('// mine ');
    await enabled('Save Spider Code');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Clear Cookie' }));
    await userEvent.click(button('Go away'));
    await userEvent.click(button('Come back'));
    await step('it is offered, and the editor has the saved code', async () => {
      await expect(await offer()).toBeVisible();
      await editor('Spider Code');
      await expect(lines()).not.toContain('// mine ');
    });
    await step('it can be compared with the version it is based on', async () => {
      await userEvent.click(button('Compare'));
      const dialog = within(await screen.findByRole('dialog', { name: /^Unsaved draft/ }));
      await dialog.findByRole('textbox', { name: 'Unsaved code' });
      await expect(dialog.getByText('Clear Cookie: No → Yes')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    });
    await step('it is restored with its settings', async () => {
      await userEvent.click(button('Restore'));
      await waitFor(() => expect(lines()).toMatch(/^\/\/ mine /));
      await waitFor(async () => expect(await editor('Spider Code')).toHaveFocus());
      await expect(screen.getByRole('checkbox', { name: 'Clear Cookie' })).toBeChecked();
      await enabled('Save Spider Code');
      await expect(screen.queryByText(/^Unsaved draft/)).toBeNull();
    });
  },
};

/** Beside the history a draft would be restored unseen, so the page goes to the code. */
export const RestoredFromHistory: Story = {
  parameters: { address: '/scrapes/812/spider/code' },
  render: () => <RoutedScreens />,
  play: async () => {
    await typeCode('// mine ');
    await enabled('Save Spider Code');
    await userEvent.click(button('Go away'));
    await userEvent.click(button('Come back'));
    await offer();
    await userEvent.click(screen.getByRole('link', { name: 'Code History' }));
    await waitFor(() => expect(address()).toBe('/scrapes/812/spider/history'));
    await userEvent.click(button('Restore'));
    await expect(
      await screen.findByText('The draft is in the editor. It has not been saved.'),
    ).toBeVisible();
    await expect(address()).toBe('/scrapes/812/spider/code');
    await waitFor(async () => expect(await editor('Spider Code')).toHaveFocus());
    await waitFor(() => expect(lines()).toMatch(/^\/\/ mine /));
  },
};

export const Discarded: Story = {
  play: async () => {
    await typeCode('// mine ');
    await enabled('Save Spider Code');
    await userEvent.click(button('Go away'));
    await userEvent.click(button('Come back'));
    await offer();
    await editor('Spider Code');
    await userEvent.click(button('Discard'));
    await waitFor(() => expect(screen.queryByText(/^Unsaved draft/)).toBeNull());
    await expect(await editor('Spider Code')).toHaveFocus();
    await userEvent.click(button('Go away'));
    await userEvent.click(button('Come back'));
    await editor('Spider Code');
    await expect(screen.queryByText(/^Unsaved draft/)).toBeNull();
  },
};

/** Discard in the editor restores the saved code and deletes the draft. */
export const ChangesDiscarded: Story = {
  play: async () => {
    await editor('Spider Code');
    await expect(button('Discard Changes')).toHaveAttribute('aria-disabled', 'true');
    await typeCode('// mine ');
    await enabled('Discard Changes');
    await userEvent.click(button('Discard Changes'));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await expect(lines()).toMatch(/^\/\/ mine /);
    await userEvent.click(button('Discard Changes'));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(lines()).not.toContain('// mine '));
    await expect(button('Save Spider Code')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('Go away'));
    await userEvent.click(button('Come back'));
    await editor('Spider Code');
    await expect(screen.queryByText(/^Unsaved draft/)).toBeNull();
  },
};

/** A save deletes the draft. */
export const Saved: Story = {
  play: async () => {
    await typeCode('// mine ');
    await enabled('Save Spider Code');
    await userEvent.click(button('Go away'));
    await userEvent.click(button('Come back'));
    await offer();
    await userEvent.click(button('Restore'));
    await save();
    await expect(await screen.findByText('Spider has been saved.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(button('Go away'));
    await userEvent.click(button('Come back'));
    await editor('Spider Code');
    await waitFor(() => expect(lines()).toMatch(/^\/\/ mine /));
    await expect(screen.queryByText(/^Unsaved draft/)).toBeNull();
  },
};

/** The scrape is archived when the editor is opened again: the draft can only be compared. */
export const OfAnArchivedScrape: Story = {
  render: () => <Screens config={{ provider: () => new Map() }} />,
  play: async ({ msw }) => {
    await typeCode('// mine ');
    await enabled('Save Spider Code');
    await userEvent.click(button('Go away'));
    msw?.use(
      endpoint(scrapeEndpoints.read, () =>
        resource(toScrapeDetail({ ...acmeWorkday, archived: true, version: 8 })),
      ),
    );
    await userEvent.click(button('Come back'));
    await offer();
    button('Restore').focus();
    await waitFor(() =>
      expect(button('Restore')).toHaveAccessibleDescription('The scrape is archived.'),
    );
    await userEvent.keyboard('{Enter}');
    await editor('Spider Code');
    await expect(lines()).not.toContain('// mine ');
    await enabled('Compare');
  },
};

/** The scrape is gone when the editor is opened again. What was typed can still be copied. */
export const OfADeletedScrape: Story = {
  // Each visit reads the scrape again.
  render: () => <Screens config={{ provider: () => new Map() }} />,
  play: async ({ msw, step }) => {
    await typeCode('// mine ');
    await enabled('Save Spider Code');
    await userEvent.click(button('Go away'));
    msw?.use(missing(scrapeEndpoints.read));
    await userEvent.click(button('Come back'));
    await step(
      'the version that the draft is based on is shown, and the draft offered',
      async () => {
        await expect(await offer()).toBeVisible();
        await expect(
          screen.getByText('This code can only be read. The scrape has been deleted.'),
        ).toBeVisible();
      },
    );
    await step('restored, it can be copied and not saved', async () => {
      await editor('Spider Code');
      await userEvent.click(button('Restore'));
      await waitFor(() => expect(lines()).toMatch(/^\/\/ mine /));
      await enabled('Copy');
      await expect(button('Save Spider Code')).toHaveAttribute('aria-disabled', 'true');
    });
    await step('without a draft the scrape is not found', async () => {
      await userEvent.click(button('Go away'));
      await userEvent.click(button('Come back'));
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
      await userEvent.click(button('Go away'));
      await userEvent.click(button('Come back'));
      await expect(await screen.findByText('Scrape not found.')).toBeVisible();
    });
  },
};

const update = held(scrapeCodeEndpoints.update);

/** The page is left while the save waits for its answer. What was saved is offered to nobody. */
export const LeftBeforeTheAnswer: Story = {
  parameters: { inFront: [update.handler] },
  play: async () => {
    await typeCode('// mine ');
    await save();
    await userEvent.click(screen.getByText('Go away'));
    await update.answer();
    await expect(await screen.findByText('Spider has been saved.')).toBeVisible();
    await userEvent.click(button('Come back'));
    await editor('Spider Code');
    await waitFor(() => expect(lines()).toMatch(/^\/\/ mine /));
    await waitFor(() => expect(screen.queryByText(/^Unsaved draft/)).not.toBeInTheDocument());
  },
};

/** Signing out asks as leaving does. Stay keeps the session and the code. */
export const SigningOut: Story = {
  play: async () => {
    const end = fn();
    await editor('Spider Code');
    await expect(page.ask?.(end)).toBe(false);
    await typeCode('// mine ');
    await expect(page.ask?.(end)).toBe(true);
    const question = async () =>
      within(await screen.findByRole('dialog', { name: 'Leave the editor?' }));
    await userEvent.click((await question()).getByRole('button', { name: 'Stay' }));
    await expect(end).not.toHaveBeenCalled();
    await expect(lines()).toMatch(/^\/\/ mine /);
    await expect(page.ask?.(end)).toBe(true);
    await userEvent.click((await question()).getByRole('button', { name: 'Leave' }));
    await expect(end).toHaveBeenCalledOnce();
    await userEvent.click(button('Go away'));
    await expect(page.ask).toBeUndefined();
  },
};
