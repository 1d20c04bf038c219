import { ChakraProvider } from '@chakra-ui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { system } from '../src/theme/theme.ts';

/**
 * The style sheet that Chakra would write into the page when it starts: its layers, the reset and
 * our tokens.
 */
export function themeCss(): string {
  const page = renderToStaticMarkup(
    // There is no JSX here, because this code runs in the configuration of the build.
    // oxlint-disable-next-line react/no-children-prop
    createElement(ChakraProvider, { value: system, children: null }),
  );
  const css = [...page.matchAll(/<style[^>]*>([^<]*)<\/style>/g)]
    .map(([, sheet = '']) => sheet)
    .join('\n');
  // Removes empty layers, which come out without a body.
  return css.replace(/@layer \w+(?=@layer)/g, '');
}

const ID = 'virtual:theme.css';

/**
 * Serves `virtual:theme.css`, made once per build, so that no browser has to create the Chakra
 * system before it can draw the first row.
 */
export function themeCssPlugin(): Plugin {
  return {
    name: 'theme-css',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? themeCss() : undefined),
  };
}
