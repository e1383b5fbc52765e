/** A value of type `T` that only the code minting `Name` may make; plain `T` does not pass for it. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
declare const brand: unique symbol;
