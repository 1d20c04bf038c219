import { Box } from '@chakra-ui/react';
import { ChakraParts } from '@console/ui/ChakraParts';

/** A bare page that loads nothing: whoever opens it sees that console and shell work. It is not in the menu (A-AMB-008). */
export function TestPage() {
  return <ChakraParts><Box padding="6"><Box as="h1" fontSize="xl" fontWeight="semibold">Test</Box></Box></ChakraParts>;
}
