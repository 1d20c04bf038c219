import type { TestRun } from './schema.ts';

const DIGITS = 7;
const PRIME = 0x01000193;

/**
 * Makes the FNV-1a hash over the two bytes of each UTF-16 unit, with a final mix. It is a whole
 * number of 32 bits.
 */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    state = Math.imul(state ^ (unit & 0xff), PRIME);
    state = Math.imul(state ^ (unit >>> 8), PRIME);
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  return (state ^ (state >>> 13)) >>> 0;
}

/**
 * Makes seven hexadecimal digits that name the code and the settings of a run. The scrape and the
 * type have no influence, because the same code may be tested as both. A code of a megabyte takes
 * some milliseconds.
 */
export function fingerprintOf({
  is_combo,
  parser_code,
  spider_code,
  parser_settings: { test_url, job_data },
  scrape_settings: settings,
}: TestRun): string {
  const tested = [
    is_combo,
    parser_code ?? '',
    spider_code ?? '',
    test_url ?? '',
    job_data ?? '',
    settings.clear_cookie,
    settings.method,
    settings.update_method ?? '',
    settings.proxy_service ?? '',
    settings.self_identification,
    settings.specific_host ?? '',
    settings.spider_frequency,
  ];
  return hash(JSON.stringify(tested)).toString(16).padStart(8, '0').slice(-DIGITS);
}
