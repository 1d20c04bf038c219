import { describe, expect, it } from 'vitest';
import { changedLine } from './changedLine.ts';

const changed = (before: string, after: string) =>
  changedLine(`<?php\n${before}`, `<?php\n${after}`);

describe('changedLine', () => {
  it.each([
    ['white space', 'if($a){foo( 1 );}', 'if ($a) {\n    foo(1);\n}'],
    [
      'quotes',
      `f("a", "it's", 'b\\'c', "d\\\\e", "\\$f");`,
      `f('a', "it's", "b'c", 'd\\\\e', '$f');`,
    ],
    ['brackets', 'list($a) = array(1, array(2)); $b{0};', '[$a] = [1, [2]]; $b[0];'],
    ['trailing commas', 'f([1, 2]);', 'f([\n1,\n2,\n],\n);'],
    ['braces', 'if ($a) f(); else if ($b) g();', 'if ($a) { f(); } elseif ($b) { g(); }'],
    ['parentheses', 'return ($a % $b * $c);', 'return ($a % $b) * $c;'],
    [
      'the precedence of PHP',
      '!$a instanceof B || -$c ** 2 . $d + 1 and $e = yield $f ?? $g xor $h or $i;',
      '((((!($a instanceof B)) || (((-($c ** 2)) . $d) + 1)) and ($e = yield ($f ?? $g))) xor $h) or $i;',
    ],
    ['arguments of nothing', 'new A; exit;', 'new A(); exit();'],
    ['case', '$a = TRUE and (INTEGER) NULL;', '$a = true and (int) null;'],
    ['numbers', '$a = 0XFF + .5 + 1.50 + 1E5;', '$a = 0xff + 0.5 + 1.5 + 1e5;'],
    ['modifiers', 'class A { static public $a; }', 'class A { public static $a; }'],
    ['a doc comment', '  /**\n   * a\n */\nf();', '/**\n * a\n */\nf();'],
    ['a heredoc', 'f(<<<A\n  a $b\n    c\n  A\n);', 'f(\n    <<<A\n    a $b\n      c\n    A\n);'],
    ['`<>`', '$a <> $b;', '$a != $b;'],
    ['an open tag', '?>a<?= $b; ?>\n<?php f() ?>', '?>a<?= $b ?>\n<?php\nf(); ?>'],
    ['`break 1`', 'while (1) { break 1; }', 'while (1) {\n    break;\n}'],
    ['the backslash of `use`', 'use \\A\\B;', 'use A\\B;'],
  ])('lets pass: %s', (_, before, after) => {
    expect(changed(before, after)).toBeUndefined();
  });

  it.each([
    ['a word', 'f($a);', 'f($b);'],
    ['a lost word', 'static function () {};', 'function () {};'],
    ['an additional word', 'f();', 'f(); g();'],
    ['the value of a string', 'f("a\\n");', "f('a\\n');"],
    ['an escape', "f('a\\\\b');", "f('a\\\\\\\\b');"],
    ['the kind of a string', 'f(b"a$b");', 'f("a$b");'],
    ['the kind of a number', '$a = 1e0;', '$a = 1;'],
    ['the case of a constant', 'f(FOO);', 'f(foo);'],
    ['a sign', '$a = -$b ** 2;', '$a = (-$b) ** 2;'],
    ['an assignment before `or`', '$a = $b xor $c or $d;', '($a = ($b xor $c)) or $d;'],
    ['an assignment before `and`', '$a = $b ? $c : $d and $e;', '$a = $b ? $c : ($d and $e);'],
    ['a cast', '$a = (int) $b ** 2;', '$a = ((int) $b) ** 2;'],
    ['a silenced power', '@$a ** 2;', '(@$a) ** 2;'],
    ['what is printed', 'print $a and $b;', 'print ($a and $b);'],
    ['an order', '$a - ($b - $c);', '$a - $b - $c;'],
    ['a block', 'if ($a) { f(); } g();', 'if ($a) { f(); g(); }'],
    ['an else', 'if ($a) { if ($b) f(); } else g();', 'if ($a) { if ($b) f(); else g(); }'],
    ['a comment', '/* a */ f();', 'f();'],
    ['a comment over code', 'f(#[A]\n$a);', 'f(#[A] $a);\n$a);'],
    ['HTML', '?> a <?php f();', '?>a<?php f();'],
    ['the place of HTML', 'if ($a) { } ?>a<?php ', 'if ($a) { ?>a<?php }'],
    ['the text of a heredoc', 'f(<<<A\n  a\n  A);', 'f(<<<A\n  a\n A);'],
    ['a name', '\\f();', 'f();'],
  ])('finds a change of %s', (_, before, after) => {
    expect(changed(`\n${before}`, `\n${after}`)).toBeGreaterThanOrEqual(3);
  });

  it('tells the line of the text before', () => {
    expect(changed('f();\n\n\ng($a,\n$b);', 'f(); g($a, $c);')).toBe(6);
    expect(
      changed('f();\nif ($a) {\n  $b = ($c + $d) * 2;\n}', 'f();\nif ($a) { $b = $c + $d * 2; }'),
    ).toBe(4);
  });
});
