import { createHash } from 'node:crypto';
import { htmlPage } from '@console/server/http/htmlPage';
import { html } from 'hono/html';
import { effectOf, type Command, type CommandResult } from './commands.ts';
import type { LegacyScrape, listCommands, QueueItem } from './legacyQueries.ts';

const heading = 'Legacy admin stand-in – no scraping engine is attached';

const style = `:root { color-scheme: light dark; } body { margin: 0; padding: 16px; font: 15px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 18px; margin: 0 0 12px; } h2 { font-size: 16px; margin: 20px 0 8px; } table { border-collapse: collapse; width: 100%; }
th, td { border: 1px solid #8888; padding: 4px 8px; text-align: left; vertical-align: top; } dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0; } dd { margin: 0; }
form { display: inline; } button { font: inherit; padding: 6px 14px; margin: 0 8px 0 0; }`;

// The console keeps a handle of its popup, so the popup removes its `opener` itself. It can still
// close itself, and the console takes that as the end of the command.
const popupScript =
  "window.opener = null; addEventListener('click', (event) => { if (event.target.id === 'close') window.close(); });";
export const popupScriptHash = `'sha256-${createHash('sha256').update(popupScript).digest('base64')}'`;

const closeButton = html`<button type="button" id="close">Close this window</button>`;

/** @param body markup made with `html`, which escapes every value put into it */
export const legacyPage = (
  title: string,
  body: ReturnType<typeof html>,
  { isPopup = false } = {},
): string =>
  htmlPage({
    title,
    style,
    script: isPopup ? popupScript : undefined,
    body: html`<main>
      <h1>${heading}</h1>
      ${body} ${isPopup ? closeButton : ''}
    </main>`,
  });

/** A table of the queue items, with the number of items that are not shown. */
const queueTable = (items: readonly QueueItem[], total: number) =>
  items.length === 0
    ? html`<p>The queue is empty.</p>`
    : html`<table>
          <thead>
            <tr>
              <th scope="col">Number</th>
              <th scope="col">Address</th>
              <th scope="col">Served</th>
            </tr>
          </thead>
          <tbody>
            ${items.map(
              ({ ndx, url, served }) =>
                html`<tr>
                  <td>${ndx}</td>
                  <td>${url}</td>
                  <td>${served ? 'Yes' : 'No'}</td>
                </tr>`,
            )}
          </tbody>
        </table>
        ${total > items.length ? html`<p>${total - items.length} more are not shown.</p>` : ''}`;

type FrameData = {
  scrape: LegacyScrape;
  queue: readonly QueueItem[];
  queueTotal: number;
  commands: Awaited<ReturnType<typeof listCommands>>;
};

const scrapeFacts = ({ id, name, company, careerPortal, status, itemsInQueue }: LegacyScrape) =>
  html`<dl>
    <dt>Scrape</dt>
    <dd>${name} (${id})</dd>
    <dt>Company</dt>
    <dd>${company}</dd>
    <dt>Career portal</dt>
    <dd>${careerPortal ?? '–'}</dd>
    <dt>Status</dt>
    <dd>${status}</dd>
    <dt>Items in queue</dt>
    <dd>${itemsInQueue}</dd>
  </dl>`;

/** The page that the console shows in a frame below a test result. */
export const framePage = ({ scrape, queue, queueTotal, commands }: FrameData): string =>
  legacyPage(
    `${scrape.name} – legacy admin`,
    html`${scrapeFacts(scrape)}
      <h2>Queue</h2>
      ${queueTable(queue, queueTotal)}
      <h2>Last commands</h2>
      ${
        commands.length === 0
          ? html`<p>No command was sent yet.</p>`
          : html`<table>
              <thead>
                <tr>
                  <th scope="col">Command</th>
                  <th scope="col">By</th>
                  <th scope="col">At</th>
                  <th scope="col">Executed</th>
                </tr>
              </thead>
              <tbody>
                ${commands.map(
                  (row) =>
                    html`<tr>
                      <td>${row.command}${row.fromNdx === null ? '' : ` from ${row.fromNdx}`}</td>
                      <td>${row.firstName} ${row.lastName}</td>
                      <td>${row.createdAt.toISOString()}</td>
                      <td>${row.executed ? 'Yes' : 'No'}</td>
                    </tr>`,
                )}
              </tbody>
            </table>`
      }`,
  );

/**
 * The fields of the popup's form. `csrf` replaces the header, which a form cannot send. `key`
 * identifies the form, so that a second click repeats the same request.
 */
type FormFields = { csrf: string; key: string };

/** The first page of a command popup. It describes the effect and changes nothing. */
export const popupPage = (
  { command, fromNdx }: Command,
  scrape: LegacyScrape,
  { csrf, key }: FormFields,
): string =>
  legacyPage(
    `${command} – ${scrape.name}`,
    html`<h2>${command}</h2>
      ${scrapeFacts(scrape)}
      <p>
        Confirming this command would
        ${effectOf(command)}${fromNdx === undefined ? '' : ` It begins at item ${fromNdx}.`}
      </p>
      <form method="post">
        <input type="hidden" name="csrf_token" value="${csrf}" />
        <input type="hidden" name="key" value="${key}" />
        <button type="submit">Confirm ${command}</button>
      </form>`,
    { isPopup: true },
  );

const outcome = (result: CommandResult) => {
  if (result.kind === 'queue') return queueTable(result.items, result.total);
  if (result.kind === 'added')
    return html`<p>
      Item ${result.ndx} was added: ${result.url}. ${result.inQueue} in the queue.
    </p>`;
  if (result.kind === 'unserved')
    return html`<p>
      ${result.count} marked as not served, from item ${result.fromNdx} on. ${result.inQueue} in the
      queue.
    </p>`;
  return html`<p>Recorded, not executed.</p>`;
};

/** The page that answers the form of a command popup. */
export const resultPage = (
  { command }: Command,
  scrape: LegacyScrape,
  result: CommandResult,
): string =>
  legacyPage(
    `${command} – ${scrape.name}`,
    html`<h2>${command}</h2>
      <div role="status">${outcome(result)}</div>
      ${scrapeFacts(scrape)}`,
    { isPopup: true },
  );
