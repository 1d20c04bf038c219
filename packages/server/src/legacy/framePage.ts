import { html } from 'hono/html';
import { legacyPage } from './legacyPage.ts';
import type { listCommands, LegacyScrape, QueueItem } from './legacyQueries.ts';
import { queueTable } from './queueTable.ts';

type FrameData = {
  scrape: LegacyScrape;
  queue: readonly QueueItem[];
  queueTotal: number;
  commands: Awaited<ReturnType<typeof listCommands>>;
};

export const scrapeFacts = ({
  id,
  name,
  company,
  careerPortal,
  status,
  itemsInQueue,
}: LegacyScrape) =>
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
