import type { ScrapeCodeType } from '@console/api/scrape-code/schema';

/**
 * A line of a script of the scrape. Without `script`, the message does not say which script it
 * means.
 */
export type CodePlace = { line: number; script?: ScrapeCodeType };

// A longer name, such as `HtmlParser.php`, is another file.
const ownFile = /(?<![A-Za-z])(spider|parser|combo)\.php(?::| on line |\()(\d{1,6})(?!\d)/;
// "line: 3" and "line 3 of the response" mean lines of the page that was read, not of a script.
const bareLine = /\bline (\d{1,6})(?!\d| of\b)/i;

const isScript = (name: string | undefined): name is ScrapeCodeType =>
  name === 'spider' || name === 'parser';

/**
 * The line that a message of the error log names, as in "parser.php:12", "parser.php on line 12" or
 * "on line 12". Undefined when it names no line, or only a line of a file that is not a script of
 * the scrape.
 */
export function codePlace(message: string): CodePlace | undefined {
  const [, file, lineOfFile] = ownFile.exec(message) ?? [];
  const bare = /\.php\b/i.test(message) ? undefined : bareLine.exec(message)?.[1];
  const line = Number(lineOfFile ?? bare ?? 0);
  if (line === 0) return undefined;
  return isScript(file) ? { line, script: file } : { line };
}
