import { html, raw } from 'hono/html';

type Markup = ReturnType<typeof html>;

/**
 * `body` is markup made with `html`, which escapes every value put into it. `style` and `script`
 * are written without escaping. The script runs only when the Content-Security-Policy has its
 * hash.
 */
type HtmlPage = { title: string; style: string; script?: string; body: Markup | string };

/** Removes the line breaks and the indentation of the templates. */
const compact = (text: string): string =>
  text
    .replaceAll(/>\s*\n\s*/g, '>')
    .replaceAll(/\s*\n\s*</g, '<')
    .replaceAll(/\s*\n\s*/g, ' ');

/**
 * Makes a whole page, such as a sign-in page or a popup, for a person who does not have the console
 * open.
 */
export const htmlPage = ({ title, style, script, body }: HtmlPage): string =>
  compact(
    String(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>${title}</title>
            ${raw(`<style>${style}</style>`)}${script ? raw(`<script>${script}</script>`) : ''}
          </head>
          <body>
            ${body}
          </body>
        </html>`,
    ),
  );
