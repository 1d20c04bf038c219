import * as entityEndpoints from '@console/api/entities/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { createEntityStore, etagOf } from '@console/mocks/entities/entityStore';
import { acme, archivedEntity } from '@console/mocks/entities/fixtures';
import { entityHandlers } from '@console/mocks/entities/handlers';
import { allHandlers } from '@console/mocks/handlers';
import { conflicting, failing, losingAnswerOnce, stale } from '@console/mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { ArchiveEntityDialog } from './ArchiveEntityDialog.tsx';

const sent = fn<(body: unknown, ifMatch: string | null) => void>().mockName('the archive call');
const recorded = endpoint(entityEndpoints.archive, async ({ request }) => {
  sent(await request.clone().json(), request.headers.get('if-match'));
});
const trouble = (...handlers: RequestHandler[]) => ({ trouble: () => handlers });

const meta: Meta<typeof ArchiveEntityDialog> = {
  title: 'parts/ArchiveEntityDialog',
  component: ArchiveEntityDialog,
  decorators: [withSwr],
  args: { version: { entity: acme, etag: etagOf(acme) }, onClose: fn() },
  parameters: { msw: { handlers: allHandlers() }, ...trouble() },
  beforeEach: ({ msw, parameters: { trouble: inFront } }) => {
    sent.mockClear();
    msw?.use(recorded, ...inFront(), ...entityHandlers({ store: createEntityStore() }));
  },
};
export default meta;
type Story = StoryObj<typeof ArchiveEntityDialog>;

const dialog = () => within(screen.getByRole('dialog'));
const button = (name: string) => dialog().getByRole('button', { name });
const writeNote = async (text: string) => {
  const note = await dialog().findByRole('textbox', { name: 'Note', busy: false });
  await userEvent.click(note);
  await userEvent.type(note, text);
};
const chooseReason = async (label: string) => {
  const select = dialog().getByRole('combobox', { name: 'Reason Code' });
  await userEvent.selectOptions(select, await within(select).findByRole('option', { name: label }));
};
const isHeld = (name: string) => expect(button(name)).toHaveAttribute('aria-disabled', 'true');
const isFree = (name: string) =>
  waitFor(() => expect(button(name)).not.toHaveAttribute('aria-disabled'));

export const Archive: Story = {
  parameters: {
    covers: ['A-ERR-012', 'B-ERR-015', 'B-VAL-028', 'B-VAL-029'],
  },
  play: async ({ args, step }) => {
    await isHeld('Archive');
    await chooseReason('M&A Activity');
    await isHeld('Archive');
    button('Archive').focus();
    await waitFor(() => expect(screen.getByText('Note: This is required')).toBeVisible());
    for (const label of [
      'Employer No Longer Exists',
      'New Career Portal',
      'Career Portal Not Available',
    ])
      await expect(dialog().getByRole('option', { name: label })).toBeInTheDocument();
    await writeNote('Bought by Globex');
    await isFree('Archive');
    await userEvent.click(button('Archive'));
    await expect(await screen.findByText('Entity has been archived.')).toBeInTheDocument();
    await step('B-API-039 the note is titled "archive Entity"', async () => {
      await expect(sent.mock.calls).toEqual([
        [
          {
            archived: true,
            archived_reason_code: 'ma-activity',
            archive_note: {
              title: 'archive Entity',
              content: '<p>Bought by Globex</p>',
              pinned: false,
            },
          },
          etagOf(acme),
        ],
      ]);
    });
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Undone.')).toBeInTheDocument();
    await step('B-API-039 and "unarchive Entity" when it comes back', async () => {
      await expect(sent.mock.calls[1]?.[0]).toEqual({
        archived: false,
        archived_reason_code: null,
        archive_note: { title: 'unarchive Entity', content: '<p>Undone.</p>', pinned: false },
      });
    });
  },
};

export const Unarchive: Story = {
  args: { version: { entity: archivedEntity, etag: etagOf(archivedEntity) } },
  parameters: { covers: ['A-ERR-013', 'B-ERR-016', 'A-DAT-022', 'B-VAL-030'] },
  play: async () => {
    await expect(dialog().queryByRole('combobox', { name: 'Reason Code' })).not.toBeInTheDocument();
    await isHeld('Unarchive');
    await writeNote('Back again');
    await isFree('Unarchive');
    await userEvent.click(button('Unarchive'));
    await expect(await screen.findByText('Entity has been unarchived.')).toBeInTheDocument();
    await expect(sent.mock.calls[0]?.[0]).toEqual({
      archived: false,
      archived_reason_code: null,
      archive_note: { title: 'unarchive Entity', content: '<p>Back again</p>', pinned: false },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Undone.')).toBeInTheDocument();
    await expect(sent.mock.calls[1]?.[0]).toMatchObject({
      archived: true,
      archived_reason_code: archivedEntity.archived_reason_code,
    });
  },
};

const fillInAndArchive = async () => {
  await chooseReason('M&A Activity');
  await writeNote('Bought by Globex');
  await isFree('Archive');
  await userEvent.click(button('Archive'));
};
const staysWith = async (text: RegExp, onClose: () => void) => {
  await expect(await dialog().findByText(text)).toBeInTheDocument();
  await expect(dialog().getByText('Bought by Globex')).toBeInTheDocument();
  await expect(onClose).not.toHaveBeenCalled();
};

const watched = { ...acme, state: 'watch_list' };
/** Unarchiving does not open the row of the watch list again. */
export const UndoOfAWatchedEntity: Story = {
  args: { version: { entity: watched, etag: etagOf(watched) } },
  play: async () => {
    await fillInAndArchive();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(
      await screen.findByText('Undone. Its watch-list row stays closed.'),
    ).toBeInTheDocument();
  },
};

/** Somebody changed something else meanwhile: archiving goes over the newer version. */
export const ChangedMeanwhile: Story = {
  beforeEach: ({ msw }) => {
    const store = createEntityStore([{ ...acme, version: 9, tier_level: 3 }]);
    msw?.use(recorded, ...entityHandlers({ store }));
  },
  play: async ({ args }) => {
    await fillInAndArchive();
    await expect(await screen.findByText('Entity has been archived.')).toBeInTheDocument();
    await expect(sent.mock.calls.map(([, ifMatch]) => ifMatch)).toEqual([
      etagOf(acme),
      `"entity-${acme.id}-9"`,
    ]);
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The newer version is not to be had: the text stays, and saving again tries again. */
export const ChangedMeanwhileAndNotReadable: Story = {
  parameters: trouble(stale(entityEndpoints.archive), failing(entityEndpoints.read)),
  play: async ({ args }) => {
    await fillInAndArchive();
    await staysWith(/^Changed by Grace Hopper meanwhile/, args.onClose);
    await isFree('Archive');
  },
};

/** The answer of the first try was lost: the dialog does not say that nothing was saved. */
export const ArchivedByATryWithoutAnswer: Story = {
  beforeEach: ({ msw }) => {
    const handlers = entityHandlers({ store: createEntityStore() });
    msw?.use(
      losingAnswerOnce(entityEndpoints.archive, handlers),
      recorded,
      conflicting(entityEndpoints.archive, 'already_archived', 'It is already archived.'),
    );
  },
  play: async ({ args }) => {
    await fillInAndArchive();
    await staysWith(/^No response was received/, args.onClose);
    await userEvent.click(button('Archive'));
    await staysWith(
      /^It is already archived\. Your earlier try had no answer and may have been saved\./,
      args.onClose,
    );
    await expect(dialog().queryByText(/Nothing has been saved/)).not.toBeInTheDocument();
    await expect(button('Close')).toHaveFocus();
  },
};
