import { html } from 'hono/html';
import { effectOf } from './commands.ts';
import type { CommandResult, GivenCommand } from './executeCommand.ts';
import { scrapeFacts } from './framePage.ts';
import { legacyPage } from './legacyPage.ts';
import type { LegacyScrape } from './legacyQueries.ts';
import { queueTable } from './queueTable.ts';

/**
 * `csrf` stands for the header that a form cannot send; `key` makes a second click of the same form
 * the same request.
 */
export type FormFields = { csrf: string; key: string };

/**
 * What a command popup opens with: it names what would happen and changes nothing, since a GET can
 * be forged.
 */
export const popupPage = (
  { command, fromNdx }: GivenCommand,
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

/** What the form of the popup answers with. */
export const resultPage = (
  { command }: GivenCommand,
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
