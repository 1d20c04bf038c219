import { serverError } from '@console/api/core/hydra/problem';
import type { Role } from '@console/api/roles/rules';
import * as codeEndpoints from '@console/api/scrape-code/endpoints';
import * as editEndpoints from '@console/api/scrape-edit/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { conflicting } from '@console/mocks/scenarios';
import { brokenScrape, buildScrape, NOW } from '@console/mocks/scrapes/fixtures';
import { scrapeHandlers } from '@console/mocks/scrapes/handlers';
import { buildError, createScrapeStore } from '@console/mocks/scrapes/scrapeStore';
import { formatInstant } from '@console/ui/DateText/instants.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withSession } from '../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { ErrorLogCard } from './ErrorLogCard.tsx';

const archived = buildScrape({ id: 201, name: 'Bygone', archived: true });
const quiet = buildScrape({ id: 202, name: 'Quiet' });
const rows = [brokenScrape, archived, quiet];
const errorsOf = (messages: readonly string[], of = brokenScrape) =>
  messages.map((log_message, index) =>
    buildError(of.id * 100 + index, { log_message, log_date_time: NOW - index * 3600 }, of),
  );
const messages = Array.from({ length: 23 }, (_, index) => `Failure ${index + 1}`);

const asked = fn<(call: string) => void>().mockName('a call of the error log');
const record = ({ request }: { request: Request }) => {
  const { pathname, search } = new URL(request.url);
  asked(`${request.method} ${pathname}${decodeURIComponent(search)}`);
};

type Given = { role?: Role; logged?: readonly string[]; trouble?: readonly RequestHandler[] };
const given = ({ role = 'ROLE_SCRAPER', logged = messages, trouble = [] }: Given = {}) => ({
  role,
  logged,
  trouble,
});

const meta: Meta<typeof ErrorLogCard> = {
  title: 'features/scrape-detail/ErrorLogCard',
  component: ErrorLogCard,
  decorators: [withSession, withSwr],
  args: { scrapeId: brokenScrape.id },
  parameters: { msw: { handlers: allHandlers() }, ...given() },
  beforeEach: ({ msw, parameters: { role, logged, trouble } }) => {
    asked.mockClear();
    msw?.use(
      endpoint(codeEndpoints.errorLog, record),
      endpoint(editEndpoints.clearErrorLog, record),
      ...trouble,
      ...scrapeHandlers(undefined, {
        store: createScrapeStore(rows),
        role,
        errors: [...errorsOf(logged), ...errorsOf(['Old failure'], archived)],
      }),
    );
  },
};
export default meta;
type Story = StoryObj<typeof ErrorLogCard>;

const card = () => within(screen.getByRole('region', { name: 'Error Log' }));
const entries = async () =>
  (await card().findAllByRole('listitem')).map(({ textContent }) => textContent);
const clear = () => card().getByRole('button', { name: 'Clear' });
const isFree = () => waitFor(() => expect(clear()).not.toHaveAttribute('aria-disabled'));
const refuses = async (reason: string) => {
  await card().findByRole('button', { name: 'Clear' });
  await waitFor(() => expect(clear()).toHaveAttribute('aria-disabled', 'true'));
  clear().blur(); // Removes the focus that the closed dialog may have returned.
  clear().focus();
  await expect(await screen.findByText(reason)).toBeVisible();
};

export const Normal: Story = {
  parameters: { covers: ['B-SCR-005', 'B-SCR-006', 'B-SCR-008', 'B-API-061'] },
  play: async () => {
    const shown = await entries();
    await expect(shown).toHaveLength(10);
    await expect(shown[1]).toBe(`${formatInstant(NOW - 3600)}Failure 2`);
    await expect(asked.mock.calls[0]).toEqual([
      `GET /api/scrapes/${brokenScrape.id}/error_log?page=1&limit=10&order[log_time]=desc`,
    ]);
  },
};

/** The focus stays on the button while another page is read. */
export const Pages: Story = {
  play: async () => {
    await entries();
    await userEvent.click(card().getByRole('button', { name: '3' }));
    await waitFor(async () => expect(await entries()).toHaveLength(3));
    await expect(card().getByText('Failure 23')).toBeVisible();
    await expect(card().getByRole('button', { name: '3' })).toHaveFocus();
    await userEvent.selectOptions(card().getByRole('combobox', { name: 'View' }), '50');
    await waitFor(async () => expect(await entries()).toHaveLength(23));
  },
};

/** A page that fails does not show the entries of the one before. */
export const NextPageFails: Story = {
  parameters: given({
    trouble: [
      endpoint(codeEndpoints.errorLog, ({ request }) => {
        if (new URL(request.url).searchParams.get('page') === '2') throw serverError();
      }),
    ],
  }),
  play: async () => {
    await entries();
    await userEvent.click(card().getByRole('button', { name: 'Next page' }));
    await expect(await card().findByText('Error Log could not be loaded.')).toBeVisible();
    await expect(card().queryByText('Failure 1')).not.toBeInTheDocument();
    await expect(card().getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** Clearing the log asks for confirmation and shows the server's message. */
export const Clearing: Story = {
  parameters: { covers: ['A-ERR-023', 'B-SCR-007', 'B-API-062', 'A-API-035'] },
  play: async () => {
    await entries();
    await userEvent.click(card().getByRole('button', { name: 'Next page' }));
    await card().findByText('Failure 11');
    await isFree();
    await userEvent.click(clear());
    const question = within(screen.getByRole('dialog', { name: 'Clear Error Log' }));
    await expect(question.getByText('All 23 entries are deleted.')).toBeVisible();
    await expect(asked.mock.calls.flat().filter((call) => !call.startsWith('GET'))).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Clear' }));
    await expect(
      await screen.findByText('Error log has been cleared (23 entries).'),
    ).toBeInTheDocument();
    await expect(asked).toHaveBeenCalledWith(`DELETE /api/scrapes/${brokenScrape.id}/error_log`);
    await expect(await card().findByText('No errors.')).toBeVisible();
    await refuses('The error log is empty.');
  },
};

export const NotCleared: Story = {
  play: async () => {
    await entries();
    await isFree();
    await userEvent.click(clear());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(await entries()).toHaveLength(10);
    await expect(asked.mock.calls.flat().filter((call) => !call.startsWith('GET'))).toEqual([]);
    await expect(clear()).toHaveFocus();
  },
};

export const ArchivedMeanwhile: Story = {
  parameters: given({
    trouble: [
      conflicting(editEndpoints.clearErrorLog, 'scrape_archived', 'The scrape is archived.'),
    ],
  }),
  play: async () => {
    await entries();
    await isFree();
    await userEvent.click(clear());
    const question = within(screen.getByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: 'Clear' }));
    await expect(await question.findByText(/The scrape is archived\./)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { scrapeId: quiet.id },
  play: async () => {
    await expect(await card().findByText('No errors.')).toBeVisible();
    await refuses('The error log is empty.');
  },
};

export const Archived: Story = {
  args: { scrapeId: archived.id },
  play: async () => {
    await entries();
    await refuses('The scrape is archived.');
  },
};

export const RoleMayNotClear: Story = {
  parameters: given({ role: 'ROLE_DQ_LEAD' }),
  play: async () => {
    await entries();
    await refuses('Your role (Data Quality Lead) may not do this.');
  },
};

const markup = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
/** Error messages with markup are shown as text. A long message is cut and can be expanded. */
export const HostileMessages: Story = {
  parameters: given({ logged: [markup, 'x'.repeat(5000), 'אין משרות\u202e txt'] }),
  play: async () => {
    const shown = await entries();
    await expect(shown[0]).toContain(markup);
    await expect(shown[1]).toMatch(/[^x]x{1000}…/);
    await userEvent.click(card().getByRole('button', { name: 'Show all of it' }));
    await expect((await entries())[1]).toContain('x'.repeat(5000));
    await userEvent.click(card().getByRole('button', { name: 'Show less' }));
    await expect((await entries())[1]).not.toContain('x'.repeat(1001));
    await expect(document.title).not.toBe('1');
  },
};
