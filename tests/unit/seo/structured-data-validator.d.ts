declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(data: {
      readonly jsonld: Readonly<Record<string, readonly object[]>>;
    }): Promise<readonly object[]>;
  }
}
