/**
 * Who may import whom. Every rule is a pattern: a new feature, area or file falls under it without
 * being listed. `tests/architecture/deps.test.ts` breaks each rule once to prove that it bites.
 */
const code = '^(src|mocks|scenarios|contracts|tests|e2e|scripts)/'
const test = '\\.test\\.tsx?$'

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that need each other are one file, or hide a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'Every import leads somewhere.',
      from: { path: code },
      to: { couldNotResolve: true },
    },
    {
      name: 'declared-packages',
      severity: 'error',
      comment: 'A package that is imported stands in package.json.',
      from: { path: code },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'shipped-packages',
      severity: 'error',
      comment: 'What the live client imports is a dependency, not a development tool.',
      from: { path: '^src/', pathNot: [test, '^src/ui/testing/'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'src-stands-alone',
      severity: 'error',
      comment:
        'src reaches out only from main.tsx, and there only to the demo and the contract monitor.',
      from: { path: '^src/', pathNot: [test, '^src/main\\.tsx$'] },
      to: { path: '^(mocks|scenarios|contracts|tests|e2e|scripts)/' },
    },
    {
      name: 'main-reaches-the-demo-only',
      severity: 'error',
      from: { path: '^src/main\\.tsx$' },
      to: {
        path: '^(mocks|scenarios|contracts|tests|e2e|scripts)/',
        pathNot: '^scenarios/(demo|toolbar/monitor)\\.tsx$',
      },
    },
    {
      name: 'the-demo-is-a-chunk-of-its-own',
      severity: 'error',
      comment: 'A static import would put the mock backend into the live bundle.',
      from: { path: '^src/' },
      to: { path: '^scenarios/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'domain-knows-rules-only',
      severity: 'error',
      comment: 'domain imports domain and messages: no React, no I/O.',
      from: { path: '^src/domain/', pathNot: test },
      to: { pathNot: '^src/(domain|messages)/' },
    },
    {
      name: 'messages-know-nothing',
      severity: 'error',
      from: { path: '^src/messages/', pathNot: test },
      to: { pathNot: '^src/messages/' },
    },
    {
      name: 'api-knows-no-screen',
      severity: 'error',
      from: { path: '^src/api/', pathNot: test },
      to: { path: '^src/(features|app|ui)/' },
    },
    {
      name: 'parts-take-values',
      severity: 'error',
      comment: 'ui and platform never ask for data and know no screen.',
      from: { path: '^src/(ui|platform)/', pathNot: test },
      to: { path: '^src/(api|features|app)/' },
    },
    {
      name: 'platform-knows-no-part',
      severity: 'error',
      from: { path: '^src/platform/', pathNot: test },
      to: { path: '^src/ui/' },
    },
    {
      name: 'features-are-apart',
      severity: 'error',
      comment: 'What two features share belongs in app, domain, api or ui.',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'features-know-only-paths-of-app',
      severity: 'error',
      from: { path: '^src/features/', pathNot: test },
      to: { path: '^src/app/', pathNot: '^src/app/paths\\.ts$' },
    },
    {
      name: 'mocks-know-api-and-domain',
      severity: 'error',
      from: { path: '^mocks/', pathNot: test },
      to: {
        path: '^(src|scenarios|contracts|tests|e2e|scripts)/',
        pathNot: '^src/(api|domain|messages)/',
      },
    },
    {
      name: 'icons-one-by-one',
      severity: 'error',
      comment:
        'lucide-react/icons/<name>: through the list of all icons each of them lands in the first load.',
      from: { path: '^(src|scenarios)/' },
      to: {
        path: 'node_modules/lucide-react/.*lucide-react\\.',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'one-door-to-the-data-library',
      severity: 'error',
      from: { path: code, pathNot: '^mocks/database\\.ts$' },
      to: { path: 'node_modules/@mswjs/data/' },
    },
    {
      name: 'filler-is-made-beforehand',
      severity: 'error',
      comment: 'Worlds read filler.json; whoever opens the demo does not fetch what made it.',
      from: {
        path: '^(src|mocks|scenarios|contracts)/',
        pathNot: [test, '^mocks/filler/make\\.ts$'],
      },
      to: { path: ['node_modules/@faker-js/', '^mocks/filler/make\\.ts$'] },
    },
    {
      name: 'scenarios-know-mocks-and-domain',
      severity: 'error',
      comment: 'Only the demo, its world and its toolbar draw anything or know the app.',
      from: {
        path: '^scenarios/',
        pathNot: [test, '^scenarios/(demo\\.tsx$|demo-world\\.ts$|toolbar/)'],
      },
      to: {
        path: '^(src|contracts|tests|e2e|scripts)/',
        pathNot: '^src/(api|domain|messages)/',
      },
    },
    {
      name: 'the-toolbar-knows-no-screen',
      severity: 'error',
      from: { path: '^scenarios/' },
      to: { path: '^(src/features|contracts|tests|e2e|scripts)/' },
    },
    {
      name: 'contracts-know-no-screen',
      severity: 'error',
      from: { path: '^contracts/' },
      to: { path: '^src/(features|app|ui|platform)/' },
    },
    {
      name: 'nothing-imports-a-test',
      severity: 'error',
      from: { pathNot: '^(tests|e2e)/' },
      to: { path: [test, '^e2e/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      importsFields: ['imports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
}
