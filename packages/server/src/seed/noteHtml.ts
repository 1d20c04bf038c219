import type { Random } from './random.ts';
import { noteTexts } from './vocabulary.ts';

const link = (address: string, text: string): string =>
  `<a href="${address}" rel="noopener noreferrer">${text}</a>`;

/**
 * What people write with an editor at hand: mostly a sentence, at times all that it can do. In the
 * form in which the server keeps it.
 */
export function noteHtml(random: Random): string {
  const [first = '', second = '', third = ''] = random.sample(noteTexts, 3);
  return random.weighted([
    [`<p>${first}</p>`, 55],
    [`<p>${first}</p><p>${second}</p>`, 12],
    [`<p><strong>${first}</strong> ${second}</p>`, 8],
    [`<p>${first}</p><ul><li>${second}</li><li>${third}</li></ul>`, 7],
    [`<ol><li>${first}</li><li>${second}</li></ol><p><em>${third}</em></p>`, 5],
    [`<p>${first} See ${link('https://status.example/careers', 'their status page')}.</p>`, 6],
    [`<blockquote><p>${second}</p></blockquote><p>${first}</p>`, 4],
    [
      `<p>${first}</p><pre><code>curl -I https://jobs.example/search?page=2\nHTTP/2 302</code></pre><p>The path is <code>/search</code> now.</p>`,
      3,
    ],
  ]);
}
