/** The part of JSON Schema that the forms are made from. */
export interface Shape {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly enum?: readonly string[];
  readonly maxLength?: number;
  /** Marks the name of a file in the folder `media`. */
  readonly contentMediaType?: string;
}

/** One file of the content, or a folder of files of the same shape. */
export interface Subject {
  /** Within the content folder: `agency.yaml`, `services/*.yaml`, `privacy-policy.md`. */
  readonly path: string;
  readonly shape: Shape;
}
