import { Box } from '@chakra-ui/react';
import { APP_VERSION } from './version.ts';

export function Version() {
  return <Box fontSize="xs" color="fg.muted" textAlign="center" paddingY="1" title="Version of the console">{APP_VERSION}</Box>;
}
