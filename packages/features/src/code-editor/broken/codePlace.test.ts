import { describe, expect, it } from 'vitest';
import { codePlace } from './codePlace.ts';

describe('the line that a message names', () => {
  it.each([
    ['Call to a member function text() on null in parser.php:9', { line: 9, script: 'parser' }],
    ['PHP Warning:  x in /srv/scrapes/812/spider.php on line 84', { line: 84, script: 'spider' }],
    ['#0 /srv/812_parser.php(120): run()', { line: 120, script: 'parser' }],
    ['Uncaught Error in combo.php:12', { line: 12 }],
    ['syntax error, unexpected end of file on line 12', { line: 12 }],
    ['Line 7: undefined variable', { line: 7 }],
    [
      'Error in /vendor/Client.php:88, called in parser.php on line 3',
      { line: 3, script: 'parser' },
    ],
    ['Tag nav invalid in Entity, line: 3 in parser.php on line 40', { line: 40, script: 'parser' }],
  ])('%s', (message, place) => {
    expect(codePlace(message)).toEqual(place);
  });

  it.each([
    'HTTP 503 from https://portal.example/jobs, tried 3 times',
    'Error in /vendor/guzzle/Client.php on line 88',
    'Error in HtmlParser.php:88',
    'DOMDocument::loadHTML(): Unexpected end tag : div in Entity, line: 1204',
    'Malformed JSON after line 12 of response',
    'parser.php:0',
    'on line 12345678',
    'online 12',
    '',
  ])('is none in %j', (message) => {
    expect(codePlace(message)).toBeUndefined();
  });
});
