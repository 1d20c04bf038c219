import { browserDrafts } from '@console/api/core/drafts/drafts';
import { draftStorage } from '@console/api/core/drafts/draftStore';
import { useDraft } from '@console/api/core/drafts/useDraft';
import { allHandlers } from '@console/mocks/handlers';
import { meAs } from '@console/mocks/me/handlers';
import { Button } from '@console/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { withSession } from '../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { DraftBar } from './DraftBar.tsx';
import { useDraftNotice } from './useDraftNotice.ts';

const owner = { userId: meAs('ROLE_SCRAPER').id, recordKey: 'scrape-812' };
const schema = v.string();

/** A text with a draft, as an editor has it. */
function Editor() {
  const [text, setText] = useState('saved');
  const { offered, restore, discard, clear, tabOnly } = useDraft({
    recordKey: owner.recordKey,
    schema,
    values: text === 'saved' ? undefined : text,
    base: null,
  });
  useDraftNotice(tabOnly);
  const save = () => {
    setText('saved');
    void clear();
  };
  return (
    <>
      <DraftBar
        drafts={offered}
        onRestore={(draft) => {
          restore(draft);
          setText(draft.values);
        }}
        onDiscard={discard}
      />
      <input aria-label="Code" value={text} onChange={({ target }) => setText(target.value)} />
      <Button onClick={save}>Save</Button>
    </>
  );
}

/** The editor, which can be left and opened again. */
function Page() {
  const [opening, setOpening] = useState(0);
  return (
    <>
      <Button onClick={() => setOpening(opening + 1)}>Open again</Button>
      <Editor key={opening} />
    </>
  );
}

const stored = async () => (await browserDrafts.list(owner)).map(({ values }) => values);
const removeAll = async () => {
  for (const { id } of await browserDrafts.list(owner)) await browserDrafts.remove(id);
};
const type = (text: string) => userEvent.type(screen.getByRole('textbox', { name: 'Code' }), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const meta: Meta<typeof Page> = {
  title: 'features/form/Drafts in the browser',
  component: Page,
  decorators: [withSession, withSwr],
  parameters: { msw: { handlers: allHandlers({ role: 'ROLE_SCRAPER' }) }, role: 'ROLE_SCRAPER' },
  beforeEach: async () => {
    draftStorage.tabOnly = false;
    draftStorage.told = false;
    await removeAll();
    return removeAll;
  },
};
export default meta;
type Story = StoryObj<typeof Page>;

/** Typed, stored in IndexedDB, offered when the record is opened again, restored and saved. */
export const KeptAndRestored: Story = {
  play: async ({ step }) => {
    await step('What is typed is stored, and not offered where it is typed', async () => {
      await type(' and more');
      await waitFor(async () => expect(await stored()).toEqual(['saved and more']));
      await expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
    });
    await step(
      'It is offered when the record is opened again, and not restored by itself',
      async () => {
        await press('Open again');
        await expect(await screen.findByRole('button', { name: 'Restore' })).toBeVisible();
        await expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('saved');
      },
    );
    await step('It is restored on request, and goes with the save', async () => {
      await press('Restore');
      await expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('saved and more');
      await expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
      await expect(document.activeElement).not.toBe(document.body);
      await waitFor(async () => expect(await stored()).toEqual(['saved and more']));
      await press('Save');
      await waitFor(async () => expect(await stored()).toEqual([]));
    });
    await expect(draftStorage.tabOnly).toBe(false);
  },
};

export const Discarded: Story = {
  play: async () => {
    await type('!');
    await waitFor(async () => expect(await stored()).toEqual(['saved!']));
    await press('Open again');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(async () => expect(await stored()).toEqual([]));
    await expect(screen.queryByText(/^Unsaved draft/)).not.toBeInTheDocument();
    await expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('saved');
  },
};

/** IndexedDB refuses to store: this is said once, and the draft is kept in the tab. */
export const StorageIsFull: Story = {
  beforeEach: () => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    };
    return () => {
      IDBObjectStore.prototype.put = put;
    };
  },
  play: async () => {
    await type('!');
    const sentence = 'Storage is full. Your draft is kept in this tab only.';
    await expect(await screen.findByText(sentence)).toBeVisible();
    await press('Open again');
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    await expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('saved!');
    await type('!');
    await waitFor(async () => expect(await stored()).toEqual(['saved!!']));
    await expect(screen.getAllByText(sentence)).toHaveLength(1);
  },
};
