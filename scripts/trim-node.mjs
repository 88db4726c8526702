// @ts-check
// npm runs this after it has installed the packages. Each package with a Node brings its C headers, 67 MB for building native
// modules, which nothing here does.
import { readFileSync, rmSync } from 'node:fs';

const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
for (const name of Object.keys(optionalDependencies)) {
  rmSync(`node_modules/${name}/include`, { recursive: true, force: true });
}
