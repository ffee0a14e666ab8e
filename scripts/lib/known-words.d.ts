/** Every field of the contract that holds one of a few words, with these words. */
export declare function knownWords(): ReadonlyMap<string, ReadonlySet<string>>
