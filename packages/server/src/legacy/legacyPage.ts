import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';

export const legacyHeading = 'Legacy admin stand-in – no scraping engine is attached';

const style = raw(`
:root { color-scheme: light dark; } body { margin: 0; padding: 16px; font: 15px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 18px; margin: 0 0 12px; } h2 { font-size: 16px; margin: 20px 0 8px; } table { border-collapse: collapse; width: 100%; }
th, td { border: 1px solid #8888; padding: 4px 8px; text-align: left; vertical-align: top; } dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0; } dd { margin: 0; }
form { display: inline; } button { font: inherit; padding: 6px 14px; margin: 0 8px 0 0; }
`);

// The console keeps the handle of its popup, so the popup itself lets go of the console (contract section 0, row 10.2). It
// may still close itself, which is how the console learns that the command is done.
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
  String(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title}</title>
          <style>
            ${style}
          </style>
          ${isPopup ? raw(`<script>${popupScript}</script>`) : ''}
        </head>
        <body>
          <main>
            <h1>${legacyHeading}</h1>
            ${body} ${isPopup ? closeButton : ''}
          </main>
        </body>
      </html>`,
  );
