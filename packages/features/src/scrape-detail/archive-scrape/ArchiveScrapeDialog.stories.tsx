import * as lookupEndpoints from '@console/api/lookups/endpoints';
import * as editEndpoints from '@console/api/scrape-edit/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { acmeWorkday, buildScrape, NOW, type ScrapeRecord } from '@console/mocks/scrapes/fixtures';
import { scrapeHandlers } from '@console/mocks/scrapes/handlers';
import { createScrapeStore } from '@console/mocks/scrapes/scrapeStore';
import { toScrapeDetail } from '@console/mocks/scrapes/views';
import { scrapeEtag } from '@console/mocks/scrapes/writes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { ArchiveScrapeDialog } from './ArchiveScrapeDialog.tsx';

const archived = buildScrape({
  id: 201,
  name: 'Bygone',
  active: false,
  archived: true,
  archived_date: NOW,
  archived_reason_code: 'replaced',
});
const manual: ScrapeRecord = { ...acmeWorkday, active: false };
const versionOf = (scrape: ScrapeRecord) => ({
  scrape: { ...toScrapeDetail(scrape), code_truncated: false },
  etag: scrapeEtag(scrape),
});
const sent = fn<(call: string, body: unknown, ifMatch: string | null) => void>().mockName('sent');
const recorded = endpoint(editEndpoints.archive, async ({ request }) => {
  const call = `${request.method} ${new URL(request.url).pathname}`;
  sent(call, await request.clone().json(), request.headers.get('if-match'));
});
const asked = fn<() => void>().mockName('the reasons were read');

type Given = { saved?: ScrapeRecord; trouble?: readonly RequestHandler[] };
const given = ({ saved = acmeWorkday, trouble = [] }: Given) => ({ saved, trouble });

const meta: Meta<typeof ArchiveScrapeDialog> = {
  title: 'features/scrape-detail/ArchiveScrapeDialog',
  component: ArchiveScrapeDialog,
  decorators: [withSwr],
  args: { version: versionOf(acmeWorkday), onClose: fn() },
  parameters: { msw: { handlers: allHandlers() }, ...given({}) },
  beforeEach: ({ msw, parameters: { saved, trouble } }) => {
    sent.mockClear();
    asked.mockClear();
    const reasons = endpoint(lookupEndpoints.archiveScrapeReasons, () => asked());
    const store = createScrapeStore([saved]);
    msw?.use(recorded, ...trouble, reasons, ...scrapeHandlers(undefined, { store }));
  },
};
export default meta;
type Story = StoryObj<typeof ArchiveScrapeDialog>;

const dialog = () => within(screen.getByRole('dialog'));
const button = (name: string) => dialog().getByRole('button', { name });
const writeNote = async (text: string) => {
  const note = await dialog().findByRole('textbox', { name: 'Note', busy: false });
  await userEvent.click(note);
  await userEvent.type(note, text);
};
const chooseReason = async (label: string) => {
  const select = await dialog().findByRole('combobox', { name: 'Reason Code' });
  await within(select).findByRole('option', { name: label });
  await userEvent.selectOptions(select, label);
};
const isHeld = (name: string) => expect(button(name)).toHaveAttribute('aria-disabled', 'true');
const isFree = (name: string) =>
  waitFor(() => expect(button(name)).not.toHaveAttribute('aria-disabled'));

const fillInAndArchive = async () => {
  await chooseReason('Replaced');
  await writeNote('Moved to Lever');
  await isFree('Archive');
  await userEvent.click(button('Archive'));
};

export const Archive: Story = {
  parameters: {
    covers: ['A-ERR-018', 'B-API-060', 'B-API-064', 'A-DAT-023'],
  },
  play: async ({ args, step }) => {
    // Also while its reasons are on their way.
    await expect(await screen.findByRole('combobox', { name: 'Reason Code' })).toHaveFocus();
    await fillInAndArchive();
    await expect(await screen.findByText('Scrape has been archived.')).toBeInTheDocument();
    await expect(sent.mock.calls).toEqual([
      [
        'POST /api/scrapes/812/archive',
        {
          id: 812,
          note: '<p>Moved to Lever</p>',
          archived: true,
          noteTitle: 'archive Scrape',
          reasonCode: 'replaced',
        },
        '"scrape-812-7"',
      ],
    ]);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await step('H-UND-001 the toast of the undo says what stays', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      await expect(
        await screen.findByText('Undone. It stays Manual, and its job shifts stay closed.'),
      ).toBeInTheDocument();
    });
    await expect(sent.mock.calls[1]?.[1]).toEqual({
      id: 812,
      note: '<p>Undone.</p>',
      archived: false,
      noteTitle: 'unarchive Scrape',
      reasonCode: null,
    });
  },
};

/** One that was Manual before stays what it was. */
export const ArchiveManual: Story = {
  args: { version: versionOf(manual) },
  parameters: { covers: ['H-UND-001'], ...given({ saved: manual }) },
  play: async () => {
    await fillInAndArchive();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(
      await screen.findByText('Undone. Its job shifts stay closed.'),
    ).toBeInTheDocument();
  },
};

/** Reason and note are required, and the question stands above them. */
export const RequiredFields: Story = {
  parameters: { covers: ['B-VAL-031', 'B-VAL-032', 'B-VAL-033', 'B-API-078'] },
  play: async () => {
    await expect(dialog().getByText('Are you sure you want to archive the scrape?')).toBeVisible();
    await isHeld('Archive');
    await chooseReason('Duplicate');
    await expect(asked).toHaveBeenCalled();
    await isHeld('Archive');
    button('Archive').focus();
    await waitFor(() => expect(screen.getByText('Note: This is required')).toBeVisible());
    await writeNote('Twice');
    await isFree('Archive');
    const reason = dialog().getByRole('combobox', { name: 'Reason Code' });
    await expect(within(reason).queryByRole('option', { name: '–' })).not.toBeInTheDocument();
  },
};

/** A note without a reason is not enough. */
export const ReasonMissing: Story = {
  parameters: { covers: ['B-VAL-031'] },
  play: async () => {
    await writeNote('Twice');
    await isHeld('Archive');
    const reason = await dialog().findByRole('combobox', { name: 'Reason Code' });
    reason.focus();
    await userEvent.tab();
    await waitFor(() => expect(reason).toHaveAccessibleDescription('This is required'));
  },
};

export const Unarchive: Story = {
  args: { version: versionOf(archived) },
  parameters: {
    covers: ['A-ERR-019', 'B-ERR-029', 'B-STA-033', 'B-STA-034'],
    ...given({ saved: archived }),
  },
  play: async () => {
    await expect(
      dialog().getByText('Are you sure you want to unarchive the scrape?'),
    ).toBeVisible();
    await expect(dialog().queryByRole('combobox', { name: 'Reason Code' })).not.toBeInTheDocument();
    await isHeld('Unarchive');
    await writeNote('Back again');
    await isFree('Unarchive');
    await userEvent.click(button('Unarchive'));
    await expect(await screen.findByText('Scrape has been unarchived.')).toBeInTheDocument();
    await expect(sent.mock.calls[0]?.[1]).toEqual({
      id: 201,
      note: '<p>Back again</p>',
      archived: false,
      noteTitle: 'unarchive Scrape',
      reasonCode: null,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Undone.')).toBeInTheDocument();
    await expect(sent.mock.calls[1]?.[1]).toMatchObject({ archived: true, reasonCode: 'replaced' });
  },
};

/** Somebody changed something else meanwhile: archiving goes over the newer version. */
export const ChangedMeanwhile: Story = {
  parameters: { covers: ['B-ERR-028'], ...given({ saved: { ...acmeWorkday, version: 9 } }) },
  play: async () => {
    await fillInAndArchive();
    await expect(await screen.findByText('Scrape has been archived.')).toBeInTheDocument();
    await expect(sent.mock.calls.map((call) => call[2])).toEqual([
      '"scrape-812-7"',
      '"scrape-812-9"',
    ]);
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};
