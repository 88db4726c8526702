import yaml from '@modyfi/vite-plugin-yaml';
import { CORE_SCHEMA } from 'js-yaml';

/** Lets modules import YAML files. A date stays the text that was written, so that 2025-02-30 is refused. */
export const yamlFiles = () => yaml({ schema: CORE_SCHEMA });
