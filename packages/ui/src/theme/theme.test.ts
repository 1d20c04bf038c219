import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { themeCss } from '../../build/themeCss.ts';
import { contrast, inTheme } from './contrast.ts';
import { recipes } from './recipes.ts';
import { system } from './theme.ts';
import { semanticTokens, tokens } from './tokens.ts';

const packages = join(import.meta.dirname, '../../..');

const files = (room: string, ending: RegExp) =>
  readdirSync(join(packages, room, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(packages, room, 'src', name));

const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

// The Chakra parts without a recipe: layout, plain text and parts without a look of their own.
const WITHOUT_RECIPE = new Set([
  'Box',
  'Flex',
  'HStack',
  'VStack',
  'Stack',
  'Grid',
  'GridItem',
  'SimpleGrid',
  'Center',
  'Spacer',
  'Wrap',
  'VisuallyHidden',
  'ChakraProvider',
  'chakra',
  'Text',
  'createSystem',
  'defaultBaseConfig',
  'defineRecipe',
]);

describe('the trimmed system', () => {
  it('has a recipe for each Chakra part that a component names', () => {
    const used = ['ui', 'features', 'app']
      .flatMap((room) => files(room, /\.tsx?$/))
      .flatMap((file) => {
        const names = [
          ...readFileSync(file, 'utf8').matchAll(
            /import (?!type )\{([^}]+)\} from '@chakra-ui\/react'/g,
          ),
        ].flatMap(([, list]) => list?.split(',') ?? []);
        return names.map((name) => name.trim()).filter((name) => name && !name.startsWith('type '));
      });
    expect(used).not.toHaveLength(0);
    const missing = [...new Set(used)].filter(
      (name) => !WITHOUT_RECIPE.has(name) && !(camel(name) in recipes),
    );
    expect(missing).toEqual([]);
  });

  it('makes one style sheet of layers, reset and tokens that a browser reads without Chakra', () => {
    const css = themeCss();
    expect(css).toMatch(/^@layer reset,base,tokens,recipes;/);
    expect(css).toContain('box-sizing:border-box');
    expect(css).toContain('--ui-colors-bg:light-dark(#ffffff, #15171b)');
    expect(css).not.toMatch(/@layer \w+@/);
  });

  it('defines every token that a style sheet names', () => {
    const css = JSON.stringify(system.getTokenCss());
    const named = ['ui', 'features', 'app']
      .flatMap((room) => files(room, /\.css$/))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/var\((--ui-[\w-]+)/g)].map(([, name]) => name),
      );
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(named)].filter((name) => !css.includes(`"${name}"`))).toEqual([]);
  });

  it('keeps literal colours in the tokens', () => {
    const literal = ['ui', 'features', 'app']
      .flatMap((room) => files(room, /\.css$/))
      .flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .filter((line) => /#[\da-f]{3,8}\b/i.test(line))
          .map((line) => `${file}: ${line}`),
      );
    expect(literal).toEqual([]);
  });

  it('stays on the grid of 4 px, in the stated sizes', () => {
    expect(tokens.fontSizes.sm.value).toBe('0.8125rem');
    expect(tokens.fontSizes.md.value).toBe('0.875rem');
    expect(tokens.fontSizes.xl.value).toBe('1.25rem');
    expect(tokens.spacing['4']?.value).toBe('1rem');
  });
});

const { colors } = semanticTokens;
describe.each(['light', 'dark'] as const)('contrast in the %s theme', (theme) => {
  const onBackgrounds = (
    ['fg', 'accent', 'neutral', 'success', 'warning', 'danger', 'info'] as const
  ).flatMap((name) => {
    const text =
      name === 'fg' ? [colors.fg.DEFAULT, colors.fg.muted, colors.fg.subtle] : [colors[name].fg];
    return text.flatMap((one) =>
      [colors.bg.DEFAULT, colors.bg.subtle, colors.bg.muted, colors.bg.panel].map(
        (ground) => [name, inTheme(one, theme), inTheme(ground, theme)] as const,
      ),
    );
  });

  it.each(onBackgrounds)('text %s %s on %s is at least 4.5:1', (_tone, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['accent', 'neutral', 'success', 'warning', 'danger', 'info'] as const)(
    '%s text on its own ground is at least 4.5:1',
    (name) => {
      expect(
        contrast(inTheme(colors[name].fg, theme), inTheme(colors[name].subtle, theme)),
      ).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ['accent', colors.accent.solid],
    ['accent', colors.accent.hover],
    ['danger', colors.danger.solid],
  ] as const)('text on a solid %s button is at least 4.5:1', (_tone, ground) => {
    expect(
      contrast(inTheme(colors.accent.contrast, theme), inTheme(ground, theme)),
    ).toBeGreaterThanOrEqual(4.5);
  });

  it('the edge of a control and the focus ring are at least 3:1', () => {
    for (const ground of [colors.bg.DEFAULT, colors.bg.subtle, colors.bg.panel]) {
      expect(
        contrast(inTheme(colors.border.emphasized, theme), inTheme(ground, theme)),
      ).toBeGreaterThanOrEqual(3);
      expect(contrast(inTheme(colors.focus, theme), inTheme(ground, theme))).toBeGreaterThanOrEqual(
        3,
      );
    }
  });
});
