import {
  SCRAPE_CODE_TYPES,
  type CodeType,
  type ScrapeCodeType,
  type ScrapeWrite,
} from '@console/api/scrape-code/schema';
import type { ScrapeVersion } from '@console/api/scrapes/client';
import type { Scrape } from '@console/api/scrapes/schema';
import { toEditorText, toSavedCode } from '@console/ui/CodeEditor/codeText.ts';
import { sameValue } from '@console/ui/threeWayMerge.ts';

/** The settings of a scrape in the form in which the fields of the sidebar hold them. */
export type SettingsForm = {
  specific_host: string;
  clear_cookie: boolean;
  method: string;
  proxy_service: string;
  self_identification: boolean;
  /** The number of hours, as it is typed. */
  spider_frequency: string;
};

/** The parts of a scrape that are saved separately, each with its own request. */
export const PARTS = [...SCRAPE_CODE_TYPES, 'settings'] as const;
export type Part = (typeof PARTS)[number];

/** The codes and settings of a scrape as they are edited. */
export interface CodeBuffer {
  /** The version from which the editing began. */
  base: ScrapeVersion;
  /** The texts have `\n` line ends. */
  texts: Readonly<Record<ScrapeCodeType, string>>;
  settings: SettingsForm;
  /**
   * How many times each text was replaced as a whole. When the number changes, the editor opens a
   * new document.
   */
  revisions: Readonly<Record<ScrapeCodeType, number>>;
}

/** The code that an editor of this type edits. The script of a combo is its spider code. */
export const codeTypeOf = (type: CodeType): ScrapeCodeType =>
  type === 'parser' ? 'parser' : 'spider';

const savedCode = (scrape: Scrape, type: ScrapeCodeType): string =>
  (type === 'spider' ? scrape.spider_code : scrape.parser_code) ?? '';
export const savedText = (scrape: Scrape, type: ScrapeCodeType): string =>
  toEditorText(savedCode(scrape, type));

export const savedSettings = (scrape: Scrape): SettingsForm => ({
  specific_host: scrape.specific_host ?? '',
  clear_cookie: scrape.clear_cookie,
  method: scrape.method ?? '',
  proxy_service: scrape.proxy_service ?? '',
  self_identification: scrape.self_identification,
  spider_frequency: scrape.spider_frequency === null ? '' : String(scrape.spider_frequency),
});

const textsOf = (scrape: Scrape) => ({
  spider: savedText(scrape, 'spider'),
  parser: savedText(scrape, 'parser'),
});

/** A buffer of the given version without changes. */
export const openBuffer = (base: ScrapeVersion, before?: CodeBuffer): CodeBuffer => ({
  base,
  texts: textsOf(base.scrape),
  settings: savedSettings(base.scrape),
  revisions: {
    spider: (before?.revisions.spider ?? -1) + 1,
    parser: (before?.revisions.parser ?? -1) + 1,
  },
});

/** The parts that differ from the saved version, in the order in which they are saved. */
export const dirtyParts = ({ base: { scrape }, texts, settings }: CodeBuffer): readonly Part[] =>
  PARTS.filter((part) =>
    part === 'settings'
      ? !sameValue(settings, savedSettings(scrape))
      : !(part === 'parser' && scrape.is_combo) && texts[part] !== savedText(scrape, part),
  );

/** The code as it is saved and tested. */
export const codeOf = ({ base: { scrape }, texts }: CodeBuffer, type: ScrapeCodeType): string =>
  toSavedCode(texts[type], savedCode(scrape, type));

export const toSettings = (form: SettingsForm) => ({
  specific_host: form.specific_host || null,
  clear_cookie: form.clear_cookie,
  method: form.method,
  proxy_service: form.proxy_service || null,
  self_identification: form.self_identification,
  spider_frequency: form.spider_frequency === '' ? null : Number(form.spider_frequency),
});

/** The body of the request that saves one part. */
export function toWrite(buffer: CodeBuffer, part: Part, reason: string): ScrapeWrite {
  if (part === 'settings') return { id: buffer.base.scrape.id, ...toSettings(buffer.settings) };
  const code = codeOf(buffer, part);
  return {
    ...(part === 'spider' ? { spider_code: code } : { parser_code: code }),
    code_change_reason_code: reason,
  };
}

/**
 * A stored buffer that replaces another one. Its revisions are new, so that the editor shows its
 * texts.
 */
export const withTextsOf = (stored: CodeBuffer, before: CodeBuffer): CodeBuffer => ({
  ...stored,
  revisions: { spider: before.revisions.spider + 1, parser: before.revisions.parser + 1 },
});
