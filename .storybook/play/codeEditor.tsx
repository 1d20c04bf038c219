import { createDraftStore, indexedDbStore } from '@console/api/core/drafts/draftStore';
import * as scrapeCodeEndpoints from '@console/api/scrape-code/endpoints';
import { clearResults } from '@console/api/test-runs/results';
import { endpoint } from '@console/mocks/endpoint';
import { archivedEntity } from '@console/mocks/entities/fixtures';
import { allHandlers } from '@console/mocks/handlers';
import { lookupHandlers } from '@console/mocks/lookups/handlers';
import {
  acmeWorkday,
  archivedScrape,
  buildScrape,
  comboScrape,
} from '@console/mocks/scrapes/fixtures';
import { scrapeHandlers } from '@console/mocks/scrapes/handlers';
import { userRefOf } from '@console/mocks/users/userRef';
import { typeText } from '@console/ui/CodeEditor/testing/typing.ts';
import type { Meta } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { useLocation } from 'wouter';
import { CodeEditorPage } from '../../packages/features/src/code-editor/CodeEditorPage.tsx';
import { withFullHeight } from '../decorators/withFullHeight.tsx';
import { withRouter } from '../decorators/withRouter.tsx';
import { withSession } from '../decorators/withSession.tsx';
import { withSwr } from '../decorators/withSwr.tsx';

/** A spy that is called with the body of every write. */
export const sent =
  fn<(method: string, path: string, body: unknown, ifMatch: string | null) => void>();
const record = async ({ request }: { request: Request }) =>
  sent(
    request.method,
    new URL(request.url).pathname,
    await request
      .clone()
      .json()
      .catch(() => undefined),
    request.headers.get('if-match'),
  );
const recorded = [
  endpoint(scrapeCodeEndpoints.update, record),
  endpoint(scrapeCodeEndpoints.toggleCombo, record),
];

/** Renders the page for the address of the memory router. */
function Routed() {
  const [path] = useLocation();
  const [, , id, type, tab = ''] = path.split('/');
  return (
    <CodeEditorPage
      key={id}
      scrapeId={Number(id)}
      type={type === 'parser' || type === 'combo' ? type : 'spider'}
      tab={tab}
    />
  );
}

/** Who saved the two codes of Acme Workday last. */
export const spiderUser = userRefOf('ROLE_SCRAPER');
export const parserUser = userRefOf('ROLE_ADMIN');
const rows = [
  { ...acmeWorkday, spider_user: spiderUser, parser_user: parserUser },
  archivedScrape,
  comboScrape,
  buildScrape({ id: 31, name: 'Of a closed employer', of: archivedEntity }),
  buildScrape({ id: 33, name: 'Archived by itself', archived: true }),
  buildScrape({ id: 32, name: 'Without settings', method: null, update_method: null }),
];

/** Removes the drafts of earlier stories. */
async function removeDrafts() {
  const store = createDraftStore(indexedDbStore());
  for (const [key] of await store.entries()) await store.del(key);
}

/** The meta of a story with the editor of one scrape. Each story has its own scrape store. */
export const editorMeta: Meta<typeof CodeEditorPage> = {
  component: CodeEditorPage,
  render: () => <Routed />,
  decorators: [withFullHeight, withSession, withSwr, withRouter],
  parameters: {
    layout: 'fullscreen',
    address: '/scrapes/812/spider',
    role: 'ROLE_SCRAPER',
    msw: { handlers: allHandlers() },
  },
  beforeEach: async ({ msw, parameters: { inFront = [] } }) => {
    await removeDrafts();
    await clearResults();
    sent.mockClear();
    localStorage.removeItem('editor-theme');
    for (const { id } of rows) localStorage.removeItem(`test-inputs:${id}`);
    msw?.use(...recorded, ...inFront, ...lookupHandlers(), ...scrapeHandlers(rows));
  },
};

/** Waits for the editor, which replaces a plain field and then draws its lines. */
export async function editor(name: string): Promise<HTMLElement> {
  const area = await screen.findByRole('textbox', { name, busy: false });
  await waitFor(() => expect(document.querySelector('.view-line')).not.toBeNull());
  return area;
}
/** The text of the lines that are shown. */
export const lines = () =>
  document.querySelector('.view-lines')?.textContent.replaceAll('\u00A0', ' ') ?? '';
export const button = (name: string) => screen.getByRole('button', { name });
export const enabled = async (name: string) =>
  waitFor(() => expect(button(name)).not.toHaveAttribute('aria-disabled'));
/** Types at the start of the code. */
export async function typeCode(text: string, name = 'Spider Code') {
  const area = await editor(name);
  await userEvent.click(area);
  fireEvent.keyDown(area, { key: 'Home', keyCode: 36, ctrlKey: true });
  await typeText(text);
}

/**
 * Sends a save of ROLE_ADMIN while the page is open: of another person, unless the story has that
 * role.
 */
export async function colleagueSaves(body: object) {
  const answer = await fetch('/api/scrapes/812', {
    method: 'PATCH',
    headers: { 'content-type': 'application/merge-patch+json', 'if-match': '*' },
    body: JSON.stringify(body),
  });
  await expect(answer.status).toBe(200);
}

/** Opens the dialog of a save, chooses a reason and saves. */
export async function save(name = 'Save Spider Code') {
  await enabled(name);
  await userEvent.click(button(name));
  return saveInDialog(name);
}

/** Chooses a reason in the dialog of a save and saves. */
export async function saveInDialog(name: string) {
  const dialog = within(await screen.findByRole('dialog', { name }));
  const reason = await dialog.findByRole('combobox', { name: 'Reason Code' });
  await waitFor(() => expect(reason.querySelectorAll('option').length).toBeGreaterThan(1));
  await userEvent.selectOptions(reason, 'bug_fix');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  return dialog;
}
