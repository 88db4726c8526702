import yaml from '@modyfi/vite-plugin-yaml';
import { CORE_SCHEMA } from 'js-yaml';

/** Lets modules import YAML files. A date stays text, as written, so that 2025-02-30 is rejected. */
export const yamlFiles = () => yaml({ schema: CORE_SCHEMA });
