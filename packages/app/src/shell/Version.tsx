import { Box } from '@chakra-ui/react';
import { getConfig } from '@console/api/core/config';

export function Version() {
  return <Box fontSize="xs" color="fg.muted" textAlign="center" paddingY="1" title="Version of the console">{getConfig().appVersion}</Box>;
}
