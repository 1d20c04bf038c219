import { plainText } from '@console/ui/plainText.ts';
import { parseId } from '../list/params.ts';
import type { RecordKind } from '../parts/records/recentRecords.ts';

/** The possible readings of a typed text. A field is absent when the text cannot be read that way. */
export interface PaletteQuery {
  /** The typed text without control characters and without blanks at either end. */
  text: string;
  /** The records that may have the typed number. */
  records: readonly { kind: RecordKind; id: string }[];
  /** The hash of a job: 32 to 64 hexadecimal digits. */
  hash?: string;
  /** The URL of a job. */
  url?: string;
  /** A path of the console with its query and fragment. */
  path?: string;
  /** The text for the server's search by name. */
  search?: string;
}

const ALL: readonly RecordKind[] = ['entity', 'scrape', 'job', 'request'];

/** The words that may stand before a number. */
const WORDS: Readonly<Record<string, readonly RecordKind[]>> = {
  '': ALL,
  '#': ALL,
  e: ['entity'],
  eid: ['entity'],
  entity: ['entity'],
  s: ['scrape'],
  sid: ['scrape'],
  scrape: ['scrape'],
  j: ['job'],
  job: ['job'],
  q: ['request'],
  request: ['request'],
  'queue request': ['request'],
};

const NUMBERED = /^(#|[a-z]+(?: [a-z]+)?)?[\s#:]*(\d{1,10})$/i;
const HASH = /^[0-9a-f]{32,64}$/i;
const ADDRESS = /^https?:\/\/\S+$/i;
const PATH = /^\/(?![/\\])\S*$/;

/**
 * The shortest text that is sent to the server's search. `MAX_LENGTH` is the longest one that the
 * server takes.
 */
const MIN_LENGTH = 2;
const MAX_LENGTH = 255;

/** Reads a number with an optional word before it. Full-width digits are read, too. */
function recordsIn(text: string): PaletteQuery['records'] {
  const [, word = '', digits = ''] = NUMBERED.exec(text.normalize('NFKC')) ?? [];
  const id = parseId(digits);
  const kinds = Object.hasOwn(WORDS, word.toLowerCase()) ? WORDS[word.toLowerCase()] : undefined;
  return id === undefined || !kinds ? [] : kinds.map((kind) => ({ kind, id }));
}

function addressOf(text: string, origin: string): URL | undefined {
  if (!PATH.test(text) && !ADDRESS.test(text)) return undefined;
  try {
    return new URL(text, origin);
  } catch {
    return undefined;
  }
}

const pathOf = ({ pathname, search, hash }: URL) => pathname + search + hash;

const searchable = (text: string) =>
  text.length >= MIN_LENGTH && text.length <= MAX_LENGTH ? text : undefined;

/**
 * Reads what was typed or pasted.
 *
 * @param origin the origin of the console, such as `https://console.example`
 */
export function parsePaletteQuery(typed: string, origin: string): PaletteQuery {
  const text = plainText(typed);
  if (HASH.test(text)) return { text, records: [], hash: text };
  const address = addressOf(text, origin);
  if (address?.origin === origin) return { text, records: [], path: pathOf(address) };
  const host = address?.hostname.replace(/^www\./, '');
  return {
    text,
    records: recordsIn(text),
    url: address && text,
    search: searchable(host ?? text),
  };
}
