import { html } from 'hono/html';
import { effectOf, type LegacyCommand } from './commands.ts';
import { scrapeFacts } from './framePage.ts';
import { legacyPage } from './legacyPage.ts';
import type { LegacyScrape } from './legacyQueries.ts';

type PopupData = { command: LegacyCommand; scrape: LegacyScrape; fromNdx: number | undefined };

/** What a command popup opens with: it names what would happen and changes nothing, since a GET can be forged. */
export const popupPage = ({ command, scrape, fromNdx }: PopupData): string => legacyPage(`${command} – ${scrape.name}`, html`<h2>${command}</h2>
${scrapeFacts(scrape)}
<p>Confirming this command would ${effectOf(command)}${fromNdx === undefined ? '' : ` It begins at item ${fromNdx}.`}</p>
<p>Commands cannot be confirmed in this version.</p>`, { isPopup: true });
