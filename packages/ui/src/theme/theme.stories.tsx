import { Box, Flex, Heading, Stack } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChakraParts } from '../ChakraParts/ChakraParts.tsx';
import { semanticTokens } from './tokens.ts';

const meta = { title: 'theme', component: ChakraParts, args: { children: null } } satisfies Meta<
  typeof ChakraParts
>;
export default meta;

type Story = StoryObj<typeof meta>;

const colors = Object.entries(semanticTokens.colors).flatMap(([group, shades]) =>
  'value' in shades
    ? [group]
    : Object.keys(shades).map((shade) => (shade === 'DEFAULT' ? group : `${group}.${shade}`)),
);

const Swatches = () => (
  <Flex wrap="wrap" gap="3">
    {colors.map((name) => (
      <Stack key={name} gap="1" width="32">
        <Box height="12" borderRadius="md" borderWidth="1px" background={name} />
        <Box fontSize="xs" color="fg.muted">
          {name}
        </Box>
      </Stack>
    ))}
  </Flex>
);

const Type = () => (
  <Stack gap="4">
    <Heading>Page title, 20 px</Heading>
    <Box>Text, 14 px</Box>
    <Box fontSize="sm">Tables and labels, 13 px</Box>
    <Box fontSize="sm" fontFamily="mono">
      4711 https://acme.example
    </Box>
    <Box color="fg.muted">Muted text</Box>
    <a href="#elsewhere">A link</a>
  </Stack>
);

/** Every colour that a screen may use. */
export const Colours: Story = {
  render: () => <Swatches />,
  play: async ({ canvas }) => {
    const swatch = canvas.getByText('accent.solid').previousElementSibling;
    await expect(swatch && getComputedStyle(swatch).backgroundColor).toBe('rgb(63, 86, 219)');
  },
};

export const TypeAndSpace: Story = {
  render: () => <Type />,
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('Page title, 20 px')).fontSize).toBe('20px');
    await expect(getComputedStyle(canvas.getByText('Text, 14 px')).fontSize).toBe('14px');
    await expect(getComputedStyle(canvas.getByText('Tables and labels, 13 px')).fontSize).toBe(
      '13px',
    );
  },
};

const Themed = () => (
  <Stack gap="6">
    <Type />
    <Swatches />
  </Stack>
);

// In an iframe on the docs page, because the theme is set on a document.
const inFrame = { docs: { story: { inline: false, height: '780px' } } };

export const LightTheme: Story = {
  globals: { theme: 'light' },
  parameters: inFrame,
  render: () => <Themed />,
  play: async () => {
    await expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(255, 255, 255)');
    await expect(getComputedStyle(document.body).color).toBe('rgb(28, 32, 39)');
  },
};

export const DarkTheme: Story = {
  globals: { theme: 'dark' },
  parameters: inFrame,
  render: () => <Themed />,
  play: async () => {
    await expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(21, 23, 27)');
    await expect(getComputedStyle(document.body).color).toBe('rgb(230, 232, 236)');
  },
};
