import '../act-1/words.ts'
