import { NO_PROXY } from '@console/api/scrape-code/rules';
import { SCRAPE_CODE_TYPES, type ScrapeCodeType } from '@console/api/scrape-code/schema';
import type { ScrapeVersion } from '@console/api/scrapes/client';
import { threeWayMerge } from '@console/ui/threeWayMerge.ts';
import {
  openBuffer,
  savedSettings,
  savedText,
  type CodeBuffer,
  type Part,
  type SettingsForm,
} from './codeBuffer.ts';

/**
 * The buffer after a part was saved. The answer is the new base, and the other parts stay dirty. A
 * setting that was not changed since it was sent takes the value that the server stored.
 *
 * @param sent the buffer whose part was saved
 */
export const afterSave = (
  buffer: CodeBuffer,
  { sent, part, answer }: { sent: CodeBuffer; part: Part; answer: ScrapeVersion },
): CodeBuffer => ({
  ...buffer,
  base: answer,
  settings:
    part === 'settings'
      ? threeWayMerge(sent.settings, buffer.settings, savedSettings(answer.scrape)).merged
      : buffer.settings,
});

export interface Merge {
  buffer: CodeBuffer;
  /** The parts that both sides changed differently. In `buffer` they have this person's values. */
  conflicts: readonly Part[];
}

export interface SaveConflict extends Merge {
  reason: string;
  /** The buffer in which the parts in conflict have the saved values. */
  theirs: CodeBuffer;
  /** The server's sentence about who saved, and when. */
  detail: string;
  /** The title and the status of the refusal. */
  status: string;
}

/** Whether the settings contradict each other: a scrape that identifies itself uses no proxy. */
const excludesItself = ({ self_identification, proxy_service }: SettingsForm): boolean =>
  self_identification && proxy_service !== '' && proxy_service !== NO_PROXY;

/**
 * Merges the settings. When one side chose a proxy and the other side chose that the scrape
 * identifies itself, the settings are in conflict.
 */
function mergeSettings(base: SettingsForm, mine: SettingsForm, theirs: SettingsForm) {
  const { merged, conflicts } = threeWayMerge(base, mine, theirs);
  const isConflict = excludesItself(merged) && !excludesItself(mine) && !excludesItself(theirs);
  const { self_identification, proxy_service } = mine;
  return isConflict
    ? { merged: { ...merged, self_identification, proxy_service }, isConflict }
    : { merged, isConflict: conflicts.length > 0 };
}

/** Moves a buffer onto a newer version. What the person has not changed takes the newer value. */
export function mergeBuffer(buffer: CodeBuffer, newer: ScrapeVersion): Merge {
  const conflicts: Part[] = [];
  const texts = { ...buffer.texts };
  const revisions = { ...buffer.revisions };
  for (const type of SCRAPE_CODE_TYPES) {
    const before = savedText(buffer.base.scrape, type);
    const theirs = savedText(newer.scrape, type);
    if (before === theirs || texts[type] === theirs) continue;
    if (texts[type] === before) {
      texts[type] = theirs;
      revisions[type] += 1;
    } else conflicts.push(type);
  }
  const settings = mergeSettings(
    savedSettings(buffer.base.scrape),
    buffer.settings,
    savedSettings(newer.scrape),
  );
  if (settings.isConflict) conflicts.push('settings');
  return { buffer: { base: newer, texts, revisions, settings: settings.merged }, conflicts };
}

/** The merged buffer in which the parts in conflict have the saved values. */
export function takeTheirs({ buffer, conflicts }: Merge): CodeBuffer {
  const saved = openBuffer(buffer.base, buffer);
  const pick = (type: ScrapeCodeType) => (conflicts.includes(type) ? saved : buffer);
  return {
    ...buffer,
    texts: { spider: pick('spider').texts.spider, parser: pick('parser').texts.parser },
    revisions: {
      spider: pick('spider').revisions.spider,
      parser: pick('parser').revisions.parser,
    },
    settings: conflicts.includes('settings') ? saved.settings : buffer.settings,
  };
}
