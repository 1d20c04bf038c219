import { describe, expect, it } from 'vitest';
import { formatPhp } from './formatPhp.ts';

const formatted = async (text: string) => {
  const answer = await formatPhp(text);
  return 'code' in answer ? answer.code : answer;
};

describe('formatPhp', () => {
  it('prints 120 columns, single quotes and PHP 7.4 (A-CED-049)', async () => {
    const call = (last: string) => `$result = $client->request("${'x'.repeat(74)}", $${last});\n`;
    expect(await formatted(`<?php\n${call('twelve_chars')}`)).toBe(
      `<?php\n${call('twelve_chars').replaceAll('"', "'")}`,
    );
    expect(await formatted(`<?php\n${call('thirteen_char')}`)).toBe(
      `<?php\n$result = $client->request(\n    '${'x'.repeat(74)}',\n    $thirteen_char,\n);\n`,
    );
    const parameter = `$${'x'.repeat(60)}`;
    expect(await formatted(`function f(${parameter}, ${parameter}) {}`)).toContain(
      `${parameter}\n)`,
    ); // no comma before PHP 8
  });

  it.each([
    ['a fragment stays one', 'if($a){foo( "b" );}', "if ($a) {\n    foo('b');\n}\n"],
    ['a comment at the start of a fragment', '// a\n$b=1;', '// a\n$b = 1;\n'],
    [
      'the indentation of a fragment',
      '    if ($a) {\n  b();\n  // c\n  /*\n   * d\n   */\n\n  $e = "f\n  g";\n    }\n',
      '    if ($a) {\n        b();\n        // c\n        /*\n         * d\n         */\n\n        $e = "f\n  g";\n    }\n',
    ],
    ['tabs around a fragment', '\tif ($a) {\n\tb();\n\t}\n', '\tif ($a) {\n\t    b();\n\t}\n'],
    [
      'heredocs in an indented fragment',
      '  $a=<<<A\n x\n A;\n  b();\n',
      '  $a = <<<A\nx\nA;\n  b();\n',
    ],
    [
      'a fragment that leaves PHP',
      'foo( ); ?>\n <b>\n<?php bar( );',
      'foo(); ?>\n <b>\n<?php bar();\n',
    ],
    [
      'a page',
      '<b>\n  <?php if($a): ?>\n <i><?= $b?></i>\n<?php endif ?>\n</b>\n',
      '<b>\n  <?php if ($a): ?>\n <i><?= $b ?></i>\n<?php endif; ?>\n</b>\n',
    ],
    [
      'the block of a directive',
      'declare(ticks=1): if($a) b(); enddeclare;',
      'declare(ticks=1):\n    if ($a) {\n        b();\n    }\nenddeclare;\n',
    ],
    ['white space alone', ' \n\t', ' \n\t'],
    ['a comment behind the tag', '<?php /** a */ ?>\n<b>\n', '<?php\n/** a */\n?>\n<b>\n'],
  ])('formats: %s', async (_, text, expected) => {
    expect(await formatted(text)).toBe(expected);
    expect(await formatted(expected)).toBe(expected);
  });

  it('refuses a syntax error, at its place in the fragment', async () => {
    expect(await formatPhp('$a = 1;\n$b = ;')).toMatchObject({
      refused: 'The code has a syntax error. Nothing was formatted.',
      detail: expect.stringMatching(/^Line 2: /),
    });
  });

  it.each([
    ['a sign that would move', 'f();\n$a = -$b ** 2;', 2],
    ['an `xor` before an `or`', '$a = f($b) xor $c or die();', 1],
    ['an `or` behind a ternary', '$a = $b ? $c : $d or die();', 1],
    ['a float that would become an integer', '<?php\n\n$a = 1e0;', 3],
    ['text that would be put into a string', '$a = "?>\n<?php";', 1],
    ['code that would end in a comment', 'function f(\n#[Secret]\n$a) {}', 3],
  ])('refuses %s', async (_, text, line) => {
    const refused = `The formatter would change the code at line ${line}. Nothing was changed.`;
    expect(await formatPhp(text)).toEqual({ refused, line });
  });

  it('refuses what the formatter cannot read', async () => {
    const refused = 'The formatter cannot read this code. Nothing was changed.';
    expect(await formatPhp('if ($a) ; else b();')).toEqual({ refused });
    expect(await formatPhp('['.repeat(100_000))).toEqual({ refused });
  });
});
