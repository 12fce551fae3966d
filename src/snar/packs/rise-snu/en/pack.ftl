pack-title = The Realm of Dreams
