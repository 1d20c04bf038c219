import { html } from 'hono/html';
import type { QueueItem } from './legacyQueries.ts';

/** The items of a queue, and how many there are beyond those shown. */
export const queueTable = (items: readonly QueueItem[], total: number) =>
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
