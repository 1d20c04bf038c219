import * as lookupEndpoints from '@console/api/lookups/endpoints';
import * as codeEndpoints from '@console/api/scrape-code/endpoints';
import * as editEndpoints from '@console/api/scrape-edit/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { buildEntity } from '@console/mocks/entities/fixtures';
import { allHandlers } from '@console/mocks/handlers';
import { conflicting, failingOnce } from '@console/mocks/scenarios';
import { acmeWorkday, type ScrapeRecord } from '@console/mocks/scrapes/fixtures';
import { scrapeHandlers } from '@console/mocks/scrapes/handlers';
import { createScrapeStore } from '@console/mocks/scrapes/scrapeStore';
import { toScrapeDetail } from '@console/mocks/scrapes/views';
import { scrapeEtag } from '@console/mocks/scrapes/writes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../../.storybook/decorators/address.ts';
import { withRouter } from '../../../../../.storybook/decorators/withRouter.tsx';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { keepDraft } from '../../../../../.storybook/drafts.ts';
import { ScrapeDialog } from './ScrapeDialog.tsx';
import { toFormValues } from './scrapeForm.ts';

const entity = buildEntity({ id: 77, company_name: 'Fresh' });
const sent = fn<(call: string, body: unknown, ifMatch: string | null) => void>().mockName('sent');
const record = async ({ request }: { request: Request }) => {
  const call = `${request.method} ${new URL(request.url).pathname}`;
  sent(call, await request.clone().json(), request.headers.get('if-match'));
};
const recorders = [endpoint(editEndpoints.create, record), endpoint(codeEndpoints.update, record)];

type Given = { saved?: ScrapeRecord; trouble?: readonly RequestHandler[] };
/** The saved scrape on the server, and handlers that fail. */
const given = ({ saved = acmeWorkday, trouble = [] }: Given) => ({ saved, trouble });
const versionOf = (scrape: ScrapeRecord) => ({
  scrape: { ...toScrapeDetail(scrape), code_truncated: false },
  etag: scrapeEtag(scrape),
});

const meta: Meta<typeof ScrapeDialog> = {
  title: 'parts/ScrapeDialog',
  component: ScrapeDialog,
  decorators: [withSwr, withRouter],
  args: { subject: { version: versionOf(acmeWorkday) }, onClose: fn() },
  parameters: { address: '/scrapes/812', msw: { handlers: allHandlers() }, ...given({}) },
  beforeEach: ({ msw, parameters: { saved, trouble } }) => {
    sent.mockClear();
    msw?.use(
      ...trouble,
      ...recorders,
      ...scrapeHandlers(undefined, {
        store: createScrapeStore([saved]),
        findEntity: (id) => (id === entity.id ? entity : undefined),
      }),
    );
  },
};
export default meta;
type Story = StoryObj<typeof ScrapeDialog>;
const adding = { subject: { entityId: entity.id } } as const;

const dialog = () => within(screen.getByRole('dialog'));
const text = (name: string) => dialog().getByRole('textbox', { name });
const choice = (name: string) => dialog().getByRole('combobox', { name });
const choose = async (name: string, option: string) => {
  await waitFor(() => expect(choice(name)).not.toHaveAttribute('aria-disabled'));
  await userEvent.selectOptions(choice(name), option);
};
const save = () => dialog().getByRole('button', { name: 'Save' });
const isHeld = () => expect(save()).toHaveAttribute('aria-disabled', 'true');
const isFree = () => waitFor(() => expect(save()).not.toHaveAttribute('aria-disabled'));
const retype = async (name: string, value: string) => {
  await userEvent.clear(text(name));
  if (value !== '') await userEvent.type(text(name), value);
};

export const Add: Story = {
  args: adding,
  parameters: {
    covers: ['A-ERR-017', 'B-API-058', 'B-API-063', 'B-STA-037'],
  },
  play: async ({ args, step }) => {
    await step('B-STA-036 there is no check box Active', () =>
      expect(dialog().queryByRole('checkbox')).not.toBeInTheDocument(),
    );
    await userEvent.type(text('Name'), ' Fresh Lever ');
    await choose('Site Type', 'Staffing');
    await choose('ATS', 'Lever');
    await isFree();
    await userEvent.click(save());
    await step('B-ERR-027 B-STA-035 the toast says so, and a new scrape is Manual', async () => {
      await expect(await screen.findByText('Scrape has been added.')).toBeInTheDocument();
      await expect(sent.mock.calls).toEqual([
        [
          'POST /api/scrapes',
          {
            name: 'Fresh Lever',
            career_portal: null,
            site_type: 2,
            ats: 'Lever',
            ats_data: null,
            active: false,
            entity: '/entities/77',
            self_identification: false,
          },
          null,
        ],
      ]);
    });
    await expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(address()).toBe(`/scrapes/${acmeWorkday.id + 1}`);
  },
};

/** Each message comes when its field is left. */
export const Invalid: Story = {
  args: adding,
  parameters: { covers: ['B-VAL-001', 'B-VAL-002', 'B-VAL-006', 'B-VAL-007'] },
  play: async ({ step }) => {
    const saysAfterLeaving = async (field: HTMLElement, message: string) => {
      await expect(field).not.toHaveAccessibleDescription(message);
      field.focus();
      await userEvent.tab();
      await waitFor(() => expect(field).toHaveAccessibleDescription(message));
    };
    await isHeld();
    await saysAfterLeaving(text('Name'), 'This is required');
    await within(choice('Site Type')).findByRole('option', { name: 'Corporate' });
    await saysAfterLeaving(choice('Site Type'), 'This is required');
    await step('B-VAL-003 a career portal that is no address', async () => {
      await userEvent.type(text('Career Portal'), 'abc');
      await saysAfterLeaving(text('Career Portal'), 'URL not valid');
      await userEvent.clear(text('Career Portal'));
    });
    await userEvent.type(text('Name'), 'Fresh');
    await isHeld();
    await choose('Site Type', 'Corporate');
    await isFree();
  },
};

/** An ATS that has a pattern asks for its data, of a new scrape alone. */
export const AtsData: Story = {
  args: adding,
  parameters: { covers: ['B-VAL-004', 'B-VAL-005'] },
  play: async () => {
    await userEvent.type(text('Name'), 'Fresh');
    await choose('Site Type', 'Corporate');
    await isFree();
    await expect(choice('ATS')).toHaveDisplayValue('None');
    await choose('ATS', 'Lever');
    await expect(dialog().queryByRole('textbox', { name: 'ATS Data' })).not.toBeInTheDocument();
    await choose('ATS', 'Workday');
    await userEvent.type(text('ATS Data'), 'NO CAPITALS');
    await userEvent.tab();
    await waitFor(() =>
      expect(text('ATS Data')).toHaveAccessibleDescription('This value is not valid.'),
    );
    await isHeld();
    await retype('ATS Data', 'fresh_jobs');
    await isFree();
    await userEvent.click(save());
    await screen.findByText('Scrape has been added.');
    await expect(sent.mock.calls[0]?.[1]).toMatchObject({ ats: 'Workday', ats_data: 'fresh_jobs' });
  },
};

export const Edit: Story = {
  parameters: {
    covers: ['A-ERR-016', 'B-API-059', 'B-STA-036', 'A-DAT-026'],
  },
  play: async ({ args }) => {
    await expect(dialog().queryByRole('textbox', { name: 'ATS Data' })).not.toBeInTheDocument();
    await retype('Name', 'Acme Jobs');
    await userEvent.click(dialog().getByRole('checkbox', { name: 'Active' }));
    await isFree();
    await userEvent.click(save());
    await expect(await screen.findByText('Scrape has been saved.')).toBeInTheDocument();
    await expect(sent.mock.calls).toEqual([
      [
        'PATCH /api/scrapes/812',
        {
          name: 'Acme Jobs',
          career_portal: acmeWorkday.career_portal,
          site_type: 1,
          ats: 'Workday',
          active: false,
        },
        '"scrape-812-7"',
      ],
    ]);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(address()).toBe('/scrapes/812');
  },
};

const question = (name: string) => within(screen.getByRole('dialog', { name }));

/** Cancel takes the old value back; the value of the saved scrape asks nothing. */
export const AnotherSiteType: Story = {
  parameters: { covers: ['B-VAL-008'] },
  play: async () => {
    const edit = within(screen.getByRole('dialog', { name: 'Edit Scrape' }));
    const siteType = edit.getByRole('combobox', { name: 'Site Type' });
    await within(siteType).findByRole('option', { name: 'Staffing' });
    await userEvent.selectOptions(siteType, 'Staffing');
    const asked = question('Site Type Has Changed');
    await expect(asked.getByText('Are you sure you want to change the Site Type?')).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(siteType).toHaveDisplayValue('Corporate'));
    await userEvent.selectOptions(siteType, 'Staffing');
    await userEvent.click(
      question('Site Type Has Changed').getByRole('button', { name: 'Continue' }),
    );
    await expect(siteType).toHaveDisplayValue('Staffing');
    await expect(siteType).toHaveFocus();
    await userEvent.selectOptions(siteType, 'Corporate');
    await expect(
      screen.queryByRole('dialog', { name: 'Site Type Has Changed' }),
    ).not.toBeInTheDocument();
  },
};

export const AnotherAts: Story = {
  parameters: { covers: ['B-VAL-004', 'B-VAL-009'] },
  play: async () => {
    await choose('ATS', 'None');
    const asked = question('ATS Has Changed');
    await expect(asked.getByText('Are you sure you want to change the ATS?')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(choice('ATS')).toHaveDisplayValue('Workday'));
    await choose('ATS', 'None');
    await userEvent.click(question('ATS Has Changed').getByRole('button', { name: 'Continue' }));
    await isFree();
    await userEvent.click(save());
    await screen.findByText('Scrape has been saved.');
    await expect(sent.mock.calls[0]?.[1]).toMatchObject({ ats: null });
  },
};

/** Somebody changed another field: both changes are saved. */
export const ChangedElsewhere: Story = {
  parameters: {
    covers: ['B-ERR-026'],
    ...given({ saved: { ...acmeWorkday, version: 9, active: false } }),
  },
  play: async () => {
    await retype('Name', 'Acme Jobs');
    await isFree();
    await userEvent.click(save());
    await screen.findByText('Scrape has been saved.');
    await expect(sent.mock.calls.at(-1)).toEqual([
      'PATCH /api/scrapes/812',
      expect.objectContaining({ name: 'Acme Jobs', active: false }),
      '"scrape-812-9"',
    ]);
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** What somebody else changed meanwhile stays when the own change is undone. */
export const Undone: Story = {
  parameters: given({ saved: { ...acmeWorkday, version: 9, active: false } }),
  render: function Page(args) {
    const [isOpen, setOpen] = useState(true);
    return isOpen ? <ScrapeDialog {...args} onClose={() => setOpen(false)} /> : <></>;
  },
  play: async () => {
    await retype('Name', 'Acme Jobs');
    await isFree();
    await userEvent.click(save());
    await screen.findByText('Scrape has been saved.');
    const before = sent.mock.calls.length;
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Undone.')).toBeVisible();
    await expect(sent.mock.calls.slice(before)).toEqual([
      [
        'PATCH /api/scrapes/812',
        {
          name: acmeWorkday.name,
          career_portal: acmeWorkday.career_portal,
          site_type: 1,
          ats: 'Workday',
          active: false,
        },
        '"scrape-812-10"',
      ],
    ]);
  },
};

/** Both changed the name: nothing is saved until one is chosen. */
export const ChangedByBoth: Story = {
  parameters: given({ saved: { ...acmeWorkday, version: 9, name: 'Acme Careers' } }),
  play: async () => {
    await retype('Name', 'Acme Jobs');
    await isFree();
    await userEvent.click(save());
    const table = within(await screen.findByRole('table', { name: 'Changed by both' }));
    await expect(table.getAllByRole('row')[1]).toHaveTextContent('NameAcme CareersAcme Jobs');
    await isHeld();
    await userEvent.click(dialog().getByRole('button', { name: 'Keep mine' }));
    await screen.findByText('Scrape has been saved.');
    await expect(sent.mock.calls.at(-1)?.slice(1)).toEqual([
      expect.objectContaining({ name: 'Acme Jobs' }),
      '"scrape-812-9"',
    ]);
  },
};

/** Another person added one first. */
export const HasAScrapeMeanwhile: Story = {
  args: adding,
  parameters: given({
    trouble: [
      conflicting(editEndpoints.create, 'entity_has_scrape', 'The entity already has a scrape.'),
    ],
  }),
  play: async ({ args }) => {
    await userEvent.type(text('Name'), 'Fresh');
    await choose('Site Type', 'Corporate');
    await isFree();
    await userEvent.click(save());
    await expect(await dialog().findByText(/The entity already has a scrape\./)).toBeVisible();
    await expect(text('Name')).toHaveValue('Fresh');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A look-up that failed says so, and is read again on demand. */
export const LookupFails: Story = {
  args: adding,
  parameters: given({ trouble: [failingOnce(lookupEndpoints.siteTypes)] }),
  play: async () => {
    const again = await dialog().findByRole('button', {
      name: 'Load the choices of Site Type again',
    });
    await expect(choice('Site Type')).toHaveAccessibleDescription(
      'The choices could not be loaded.',
    );
    await userEvent.click(again);
    await choose('Site Type', 'Corporate');
    await expect(choice('Site Type')).toHaveDisplayValue('Corporate');
  },
};

const older = toFormValues({ ...versionOf(acmeWorkday).scrape, active: false });

/** Written before a colleague activated the scrape, which stays so when the draft is restored. */
export const DraftOnAnOlderVersion: Story = {
  parameters: { covers: ['H-DRF-001', 'H-DRF-002'] },
  beforeEach: () =>
    keepDraft('scrape-812', { ...older, name: 'Half typed', site_type: '2' }, null, older),
  play: async () => {
    await userEvent.click(await dialog().findByRole('button', { name: 'Compare' }));
    const table = within(await screen.findByRole('table', { name: 'Where the draft differs' }));
    await waitFor(() =>
      expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
        'FieldSavedDraft',
        `Name${acmeWorkday.name}Half typed`,
        'Site TypeCorporateStaffing',
      ]),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(text('Name')).toHaveValue('Half typed'));
    await expect(dialog().getByRole('checkbox', { name: 'Active' })).toBeChecked();
    await isFree();
    await userEvent.click(save());
    await expect(await screen.findByText('Scrape has been saved.')).toBeInTheDocument();
    await expect(sent.mock.calls[0]?.[1]).toMatchObject({
      name: 'Half typed',
      site_type: 2,
      active: true,
    });
  },
};

const olderName = { ...older, name: 'Acme before' };

/** Both changed the name since the draft was begun. */
export const DraftChangedTwice: Story = {
  beforeEach: () => keepDraft('scrape-812', { ...olderName, name: 'Half typed' }, null, olderName),
  play: async () => {
    await userEvent.click(await dialog().findByRole('button', { name: 'Restore' }));
    const table = within(await dialog().findByRole('table', { name: 'Changed by both' }));
    await expect(table.getAllByRole('row')[1]).toHaveTextContent(
      `Name${acmeWorkday.name}Half typed`,
    );
    await expect(dialog().getByText(/^Changed meanwhile \(11\/16\/2026 /)).toBeVisible();
    await isHeld();
    await userEvent.click(dialog().getByRole('button', { name: 'Keep mine' }));
    await expect(text('Name')).toHaveValue('Half typed');
    await expect(sent).not.toHaveBeenCalled();
    await isFree();
  },
};
