import { describe, expect, it } from 'vitest';
import { findProblems } from './findProblems.ts';

/** `line:column-endLine:endColumn message` of the problem, and the text that it covers. */
const found = (code: string) =>
  findProblems(code).map(({ line, column, endLine, endColumn, message }) => ({
    at: `${line}:${column}-${endLine}:${endColumn}`,
    message,
    text: (code.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)[line - 1] ?? '').slice(
      column - 1,
      endColumn - 1,
    ),
  }));

describe('findProblems', () => {
  it.each([
    ['a file', '<?php\n\n$a = ;\n', '3:6-3:7', ';'],
    ['a fragment, without the line of its tag', '$a = ;\n', '1:6-1:7', ';'],
    ['the second line of a fragment', 'foo();\n  bar(;', '2:7-2:8', ';'],
    ['a missing semicolon', '$a = 1\n$b = 2;', '2:1-2:3', '$b'],
    ['windows line ends', '<?php\r\n\r\n\t$a = ;\r\n', '3:7-3:8', ';'],
    ['a lone carriage return', '<?php\r\r$a = ;', '3:6-3:7', ';'],
    ['a byte-order mark', '\uFEFF$a = ;', '1:6-1:7', ';'],
    ['tabs, each one column', '\t\tfoo(]', '1:7-1:8', ']'],
    ['characters of two units', '$a = "😀"; ]', '1:12-1:13', ']'],
    ['a NUL', 'foo();\n\0bar();', '2:1-2:2', '\0'],
    ['the code behind HTML', '<p>\n<?php foo() ?>\n</p>\n<?php bar(; ?>', '4:11-4:12', ';'],
    ['a fragment that leaves PHP', 'foo(); ?>\n<b>\n<?php bar(;', '3:11-3:12', ';'],
    ['the code behind a heredoc', '$a = <<<X\n $b; <?php (\nX;\nfoo(;', '4:5-4:6', ';'],
    ['a fragment with a tag in a string', '$a = "<?xml ?>";\nfoo(;', '2:5-2:6', ';'],
    ['a short tag', '<b><? foo(; ?>', '1:11-1:12', ';'],
    ['a string with variables', '$a = "x $b[0] {$c->d} y" z;', '1:26-1:27', 'z'],
    ['a token over many lines, in its first', '$a = 1 "x\ny";', '1:8-1:10', '"x'],
  ])('stands at %s', (_, code, at, text) => {
    expect(found(code)).toMatchObject([{ at, text }]);
  });

  it.each([
    ['a missing brace', 'function f() {\n  if ($a) { }\n\n\n', '2:13-2:14', "'}'"],
    ['a missing last semicolon', '$a = 1', '1:6-1:7', "';'"],
    ['an open string', '$a = "abc\n', '1:9-1:10', `'"'`],
    ['an open heredoc', '$a = <<<X\nabc\n', '2:3-2:4', 'T_END_HEREDOC'],
    ['an open `if` before HTML', '<?php if ($a): ?>\n<b>\n', '2:3-2:4', 'T_ENDIF'],
  ])('stands inside the text where the end is: %s', (_, code, at, expected) => {
    const message = `Syntax error, unexpected end of file, expecting ${expected}.`;
    expect(found(code)).toMatchObject([{ at, message }]);
  });

  it.each([
    ['nothing', ''],
    ['white space', ' \n\t\n'],
    ['a tag alone', '<?php'],
    ['a page', '<?xml version="1.0"?>\n<a><?= $b ?></a>\n<?php foo() ?>'],
    ['a page with text first', 'Dear <?= $a ?>'],
    ['a page of `<?xml` and short tags', '<?xml version="1.0"?><? foo(); ?>'],
    [
      'a clone with parentheses',
      '$a = clone($this->b); clone(new C); clone new C; @clone($d)->e();',
    ],
    ['words that only PHP 8 reserves', 'function match() {} match(1); class Enum {} readonly();'],
    ['an indented heredoc', 'f(<<<A\n    x {$y["z"]}\n    A, 1);'],
    [
      'what 7.4 has',
      '$a ??= fn(?int $x): array => [...$x, 1_000]; class A { private ?B $c; } $s{0};',
    ],
    ['alternative blocks', '<?php foreach ($a as [$b, , $c]): ?>x<?php endforeach ?>'],
    [
      'a keyword right before a backslash',
      'class A extends\\B implements\\C, \\D\\E {} $a instanceof\\B; new\\B; return\\f(1);',
    ],
    ['the namespace of the file', 'namespace\\f(); new namespace\\B; use function A\\f;'],
    ['a group of names', 'use A\\{B, C\\D}; use A\\B\\{C};'],
    ['a static closure with variables', 'static function () use ($a) {};'],
    [
      'words for members',
      'class A { const FILE = 1, __LINE__ = 2; function __CLASS__() {} } $a->__DIR__; A::list();',
    ],
    ['a directive', "declare(ticks=1); declare(encoding='b'); declare(ticks=1): enddeclare;"],
    [
      'a directive for a block',
      'declare(ticks=1): function f() {} g(); enddeclare; declare(ticks=1) { class A {} } ?><b>',
    ],
    ['other statements with `static`', 'static $a = 1, $b; static::c(); static function () {};'],
    ['a page without PHP', "<!DOCTYPE html>\n<p>It's <b>here</b></p>"],
    ['data behind the end', 'foo(); __halt_compiler(); ( raw'],
  ])('finds nothing in %s', (_, code) => {
    expect(findProblems(code)).toEqual([]);
  });

  it.each([
    ['a function with a name that uses variables', 'function f() use ($a) {}', '1:14-1:17'],
    ['a word without an end', 'foo();\nBAR', '2:3-2:4'],
    ['a directive for the file without an end', 'declare(strict_types=1)\nfoo();', '2:1-2:4'],
    ['a directive without an end', 'declare(ticks=1)\n', '1:16-1:17'],
    ['a word behind `yield`', 'function f() { yield fromage $a; }', '1:30-1:32'],
  ])('still finds %s', (_, code, at) => {
    expect(found(code)).toMatchObject([{ at }]);
  });

  it.each([
    ['a blank that PHP takes for a name', '$a\u00A0= 1;', ['1:3-1:4 no-break space, U+00A0']],
    ['a name', 'use A\u200B\\B;', ['1:6-1:7 zero width space, U+200B']],
    ['a name in a string', '"x $b\u00AD z";', ['1:6-1:7 soft hyphen, U+00AD']],
    ['a control, which is the fault', 'foo();\n\0bar();', ['2:1-2:2 control character, U+0000']],
    [
      'a text that misleads',
      '// \u202Eb\n"\u2066";',
      ['1:4-1:5 right-to-left override, U+202E', '2:2-2:3 left-to-right isolate, U+2066'],
    ],
    [
      'no string, comment or page',
      '<p>\u00A0<?php // \u200B\n$a = "\uFEFF" . \'\u3000\'; ?>\u2003',
      [],
    ],
  ])('names an invisible character in %s', (_, code, expected) => {
    expect(found(code).map(({ at, message }) => `${at} ${/\((.+)\)/.exec(message)?.[1]}`)).toEqual(
      expected,
    );
  });

  it('names equal invisible characters once, in the order of the text', () => {
    expect(found('$a = 1;\n\u00A0\u00A0$b = 2;').map(({ message }) => message)).toEqual([
      '2 invisible characters (no-break space, U+00A0) at column 1.',
      "Syntax error, unexpected '$b' (T_VARIABLE), expecting ';'.",
    ]);
    expect(found('$a = \u00A0;').map(({ message }) => message)).toEqual([
      'An invisible character (no-break space, U+00A0) at column 6.',
    ]);
  });

  it('says what PHP says, of the first error alone', () => {
    expect(found('class { }\n$a = ;')).toEqual([
      { at: '1:7-1:8', text: '{', message: "Syntax error, unexpected '{', expecting T_STRING." },
    ]);
  });

  it('knows no PHP 8', () => {
    expect(found('$a?->b();')).toHaveLength(1);
    expect(found('$a = match ($b) { 1 => 2 };')).toHaveLength(1);
    expect(found('f(name: 1);')).toHaveLength(1);
  });

  it('reads a megabyte, and a line of 200,000 characters', () => {
    const statement = '$a[] = ["b" => "it\'s $c", \'d\' => foo($e, 12.5) . "f"];\n';
    const many = statement.repeat(Math.ceil(1_048_576 / statement.length));
    expect(findProblems(many)).toEqual([]);
    expect(found(`${many}foo(;`)).toMatchObject([{ text: ';' }]);
    expect(found(`$a = "${'x'.repeat(200_000)}";]`)).toMatchObject([{ at: '1:200009-1:200010' }]);
  }, 60_000);

  it('throws where the code is nested too deeply', () => {
    expect(() => findProblems('['.repeat(100_000))).toThrow(RangeError);
  });
});
