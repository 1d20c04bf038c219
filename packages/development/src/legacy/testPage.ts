import { html } from 'hono/html';
import type { ScriptReport } from './checkPhp.ts';
import { legacyPage } from './pages.ts';

type TestPageData = {
  /** The name of the scrape. */
  scrape: string;
  type: string;
  scripts: readonly { name: string; report: ScriptReport }[];
  settings: Readonly<Record<string, unknown>>;
};

const names = (found: readonly string[]) => (found.length === 0 ? 'none' : found.join(', '));

const script = ({ name, report }: TestPageData['scripts'][number]) => html`
  <h2>${name}.php</h2>
  <dl>
    <dt>Size</dt>
    <dd>${report.bytes} bytes, ${report.lines} lines</dd>
    <dt>Functions</dt>
    <dd>${names(report.functions)}</dd>
    <dt>Classes</dt>
    <dd>${names(report.classes)}</dd>
  </dl>
  ${
    report.problems.length === 0
      ? html`<p>No problem was found.</p>`
      : html`<ul>
          ${report.problems.map(
            ({ line, message }) =>
              html`<li>${line === null ? message : `line ${line}: ${message}`}</li>`,
          )}
        </ul>`
  }
`;

/**
 * Makes the page with the result of a test run. It shows each script with its problems, and the
 * settings that came with it.
 */
export const testPage = ({ scrape, type, scripts, settings }: TestPageData): string =>
  legacyPage(
    `Test ${type} – ${scrape}`,
    html`<p>
        The code was <strong>not executed</strong>. php-parser reports most, not all, syntax errors
        (e.g. it accepts a missing <code>;</code> at the end of the file); <code>php -l</code> on
        the real host is authoritative.
      </p>
      ${scripts.length === 0 ? html`<p>No code was sent.</p>` : scripts.map(script)}
      <h2>Settings</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Setting</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          ${Object.entries(settings).map(
            ([name, value]) =>
              html`<tr>
                <td>${name}</td>
                <td>${String(value ?? '–')}</td>
              </tr>`,
          )}
        </tbody>
      </table>`,
  );
